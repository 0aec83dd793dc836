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
    'checkTelling',
    'commonTexts',
    'compileTheme',
    'endingsOf',
    'exploreTheme',
    'lintTheme',
    'openStory',
    'readTheme',
    'screenInput',
    'splitSentences',
    'tellTurn',
    'visibleGauges',
  ])
})
