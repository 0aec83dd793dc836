import {
  compileTheme,
  exploreTheme,
  ThemeError,
  type CommonSource,
  type CompiledTheme,
  type Finding,
  type ThemeSource,
} from '@doran/story-engine'

/** What playing a theme in search of its endings does not find; nothing where it cannot be compiled. */
export function exploredFaults(source: ThemeSource, common: CommonSource): Finding[] {
  const theme = findCompiled(source, common)
  if (!theme) return []
  const { endings, unreachedScenes, untakenMoves, tooFewChoices, keptBack } = exploreTheme(theme)
  return [
    ...endings
      .filter(({ path }) => path === null)
      .map(({ key }) =>
        fault('error', 'unreached-ending', `endings.${key}`, 'no play-through came here'),
      ),
    ...unreachedScenes.map((id) =>
      fault('error', 'unreached-scene', `scenes.${id}`, 'no play-through came here'),
    ),
    ...untakenMoves.map((key) =>
      fault('warning', 'untaken-move', addressOfMove(key), 'no play-through did this'),
    ),
    ...keptBack.map(({ key, words }) =>
      fault(
        'error',
        'kept-back',
        'discoveries',
        `${key} says “${words}”, and the reader knows better by then`,
      ),
    ),
    ...(tooFewChoices > 0
      ? [
          fault(
            'error',
            'few-choices',
            'scenes',
            `fewer than three choices in ${tooFewChoices} states`,
          ),
        ]
      : []),
  ]
}

function findCompiled(source: ThemeSource, common: CommonSource): CompiledTheme | null {
  try {
    return compileTheme(source, common)
  } catch (error) {
    if (error instanceof ThemeError) return null
    throw error
  }
}

/** Moves are found by their keys: `window/ask`. */
function addressOfMove(key: string): string {
  const [scene = '', move = ''] = key.split('/')
  return `scenes.${scene}.moves.${move}`
}

function fault(level: Finding['level'], code: string, where: string, message: string): Finding {
  return { level, code, where, message }
}
