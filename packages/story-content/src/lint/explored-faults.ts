import {
  compileTheme,
  exploreTheme,
  type CommonSource,
  type Finding,
  type ThemeSource,
} from '@doran/story-engine'

/** What playing a theme in search of its endings does not find. */
export function exploredFaults(source: ThemeSource, common: CommonSource): Finding[] {
  const { endings, unreachedScenes, untakenMoves, tooFewChoices } = exploreTheme(
    compileTheme(source, common),
  )
  return [
    ...endings
      .filter(({ path }) => path === null)
      .map(({ key }) =>
        fault('error', 'unreached-ending', `endings.${key}`, 'no play-through came here'),
      ),
    ...unreachedScenes.map((id) =>
      fault('error', 'unreached-scene', `scenes.${id}`, 'no play-through came here'),
    ),
    ...untakenMoves.map((key) => fault('warning', 'untaken-move', key, 'no play-through did this')),
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

function fault(level: Finding['level'], code: string, where: string, message: string): Finding {
  return { level, code, where, message }
}
