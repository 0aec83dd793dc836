import { INPUT_FAMILIES } from '@doran/story-engine'

/**
 * The addresses in a theme's source that a finding may mean: the engine tells an address (`scenes.window.press`)
 * or a passage's key (`window/talk/0`), which may be a move called `talk` as well as the answers to talk.
 */
export function addressesOf(where: string): string[] {
  if (!where.includes('/')) return [where]
  const [owner = '', part = '', ...rest] = where.split('/')
  if (owner === 'ending') {
    return [['endings', part, ...(rest.length > 0 ? ['text'] : []), ...rest].join('.')]
  }
  const isBand = ['fail', 'cost', 'success'].includes(rest[0] ?? '')
  const move = ['moves', part, ...(isBand ? ['risk'] : rest.length > 0 ? ['outcomes'] : [])]
  return [...partsOf(part), move].map((inner) => ['scenes', owner, ...inner, ...rest].join('.'))
}

function partsOf(part: string): string[][] {
  if (['enter', 'again', 'drift', 'press'].includes(part)) return [[part]]
  if (part === 'recall') return [['recalls']]
  return INPUT_FAMILIES.some((family) => family === part) ? [['others', part]] : []
}
