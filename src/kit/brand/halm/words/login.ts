export const loginIntro = 'Fijn dat je er bent. Even kijken hoe hoog het koren staat?'
