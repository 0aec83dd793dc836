import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'CastMember',
    'CommonSource',
    'ENGINE_VERSION',
    'INPUT_FAMILIES',
    'INTENTS',
    'PLAYERS',
    'Scene',
    'StoryState',
    'ThemeError',
    'ThemeSource',
    'allTexts',
    'assembleContext',
    'checkTelling',
    'cleanPlayerText',
    'commonTexts',
    'compileTheme',
    'createLeakGuard',
    'createProseFilter',
    'directTurn',
    'endingsOf',
    'exploreTheme',
    'isUnsafeSentence',
    'lintTheme',
    'openStory',
    'parseTail',
    'readTheme',
    'screenInput',
    'screenModelInput',
    'settleTelling',
    'splitSentences',
    'tellTurn',
    'visibleGauges',
  ])
})
