import { find } from './find.ts'
import type { PlainPath } from './href.ts'
import type { Title } from './route.ts'
import { titled } from './title.ts'

/** The title of a screen, for code that loads after the titles (`loadScreenList`). */
export function titleOf(path: PlainPath): string {
  const route = find(path)?.route
  const title: Title | undefined = route && 'title' in route ? route.title : titled.screens[path]?.title
  return typeof title === 'string' ? title : ''
}
