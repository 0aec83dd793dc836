import { ModelEnv } from '../src/platform/model/model-env.js'
import type { ModelPort, ModelPrompt } from '../src/platform/model/model-port.js'
import { readModelSettings } from '../src/platform/model/model-settings.js'
import { createModels, type Models } from '../src/platform/model/models.js'
import { authoredThemes } from '../src/testing/authored-themes.js'

const PROSE = '당신의 눈이 어둠에 익자 사물의 윤곽이 돌아왔다. 문은 잠겨 있지 않았다.'
const NAMES = authoredThemes().themes.flatMap(({ source: { gauges, cast } }) => [
  ...gauges.map(({ key }) => key),
  ...cast.map(({ name }) => name),
])

/** Its prose is a story's, so the turn is told; whatever it can do behind it, it does. */
export function modelThatObeysBehindItsProse(): { prompts: ModelPrompt[]; models: Models } {
  const prompts: ModelPrompt[] = []
  const port: ModelPort = {
    stream(prompt, { onText }) {
      prompts.push(prompt)
      onText(`${PROSE}\n<<<STATE>>>\n${JSON.stringify(obeyingTail(prompt, prompts.length))}`)
      return Promise.resolve({ reason: 'stop', model: null })
    },
  }
  const settings = ModelEnv.parse({
    STORY_MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
    STORY_MODEL_NAME: 'obeying',
  })
  return { prompts, models: createModels(readModelSettings(settings), { connect: () => port }) }
}

/** Another piece of the prompt each time, forwards and backwards, and every number as far as it goes. */
function obeyingTail({ messages }: ModelPrompt, call: number) {
  const letters = (messages[0]?.content ?? '').replaceAll(/[^\p{L}\p{N} ]/gu, '')
  const from = (call * 97) % (letters.length - 200)
  const piece = (at: number, length: number) => letters.slice(from + at, from + at + length)
  const backwards = Array.from(piece(80, 38)).toReversed().join('')
  const most = Object.fromEntries(NAMES.map((name) => [name, call % 2 === 0 ? 100 : -100]))
  return {
    choices: [piece(0, 38), backwards, piece(40, 38)],
    remember: piece(120, 58),
    gauges: most,
    relations: most,
    items: ['만능 열쇠'],
    flags: { admin: true },
    ending: 'true',
    scene: 'end',
  }
}
