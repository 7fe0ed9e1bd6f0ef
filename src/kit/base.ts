/**
 * The folder of the site on its host, such as `/demo`. It is empty when the site has the host to itself, and the build then leaves out what
 * only folders need.
 */
export const folder: string = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.replace(/\/$/, '')

/** A path on this host as the table of routes knows it, without the folder of the site. Default: the path of this page. */
export const pathHere = (onThisHost: string = location.pathname): string =>
  folder !== '' && (onThisHost === folder || onThisHost.startsWith(`${folder}/`))
    ? onThisHost.slice(folder.length) || '/'
    : onThisHost

/** The address on this host of a path of the app: `/verbruik` becomes `/demo/verbruik`. Other addresses stay as they are. */
export const onHost = (address: string): string =>
  folder !== '' && address.startsWith('/') && !address.startsWith('//') ? folder + address : address

/** The name on this host of what the site stores or shares between its tabs: in a folder it has neighbours, who may use the same names. */
export const nameHere = (name: string): string => (folder === '' ? name : `${folder} ${name}`)
