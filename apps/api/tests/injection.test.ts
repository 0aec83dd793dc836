import { isDeepStrictEqual } from 'node:util'
import type { TurnEvent } from '@doran/contract'
import { StoryState, allTexts, directTurn } from '@doran/story-engine'
import { injectionInputs } from '@doran/story-engine/testing'
import { everyNth } from '@doran/tooling/whole-run'
import { describe, expect, it } from 'vitest'
import { storySession } from '../src/schema/story/story-session.table.js'
import { turn, type TurnRow } from '../src/schema/story/turn.table.js'
import type { Deps } from '../src/deps.js'
import type { Models } from '../src/platform/model/models.js'
import type { LoadedTheme } from '../src/modules/theme/index.js'
import { createTestDatabase, startTestApi } from '../src/testing/test-app.js'
import { settledTurn, textOf } from '../src/testing/test-browser.js'
import { startTestModel } from '../src/testing/test-model.js'
import { modelThatObeysBehindItsProse } from './obeying-model.js'
import { createRunSearch } from './private-runs.js'

const AT_ONCE = 16
const WORLD_HEADING = '\n# 세계\n'

/** The engine's tests take all of them; through the whole API a third of each aim is enough. */
const inputs = [...Map.groupBy(injectionInputs, ({ aim }) => aim).values()].flatMap((ofAim) =>
  everyNth(
    ofAim.filter((_, index) => index % 3 === 0),
    3,
  ),
)

describe('a model that obeys the player', () => {
  it('is asked for everything in every way', () => {
    expect(new Set(inputs.map(({ aim }) => aim))).toEqual(
      new Set(injectionInputs.map(({ aim }) => aim)),
    )
  })

  it('gives away nothing private, whatever it is asked for', async () => {
    const { stub, models } = await startTestModel({ STORY_MODEL_CONCURRENCY: '100' })
    stub.behave({ name: 'obey', gapMs: 0 })

    const { shown, rows, theme } = await tellEveryInput(models)

    const prompts = stub.requests.map(({ body }) => body.messages)
    const findPrivate = privateSearch(theme, prompts[0]?.[0]?.content ?? '')
    const quoted = prompts.flatMap((messages) => messages.slice(1))
    expect(prompts.length).toBeGreaterThan(inputs.length)
    expect(shown.filter(({ text }) => findPrivate(text))).toEqual([])
    expect(rows.flatMap(storedTexts).filter(findPrivate)).toEqual([])
    expect(quoted.filter(({ content }) => findPrivate(content))).toEqual([])
  })

  it('gives away nothing in choices and memories, and moves nothing further than a step', async () => {
    const { models, prompts } = modelThatObeysBehindItsProse()

    const { shown, rows, theme } = await tellEveryInput(models)

    const findPrivate = privateSearch(theme, prompts[0]?.messages[0]?.content ?? '')
    const quoted = prompts.flatMap(({ messages }) => messages.slice(1))
    expect(rows.filter(({ status }) => status !== 'done')).toEqual([])
    expect(rows.flatMap((row) => effectsOf(row, rows, theme))).toEqual([])
    expect(shown.filter(({ text }) => findPrivate(text))).toEqual([])
    expect(rows.flatMap(storedTexts).filter(findPrivate)).toEqual([])
    expect(quoted.filter(({ content }) => findPrivate(content))).toEqual([])
  })
})

type Shown = { input: string; text: string }

/** Each input is told to a story of its own, which then goes on; all on one API. */
async function tellEveryInput(models: Models) {
  const { deps, browser: newBrowser } = startTestApi(await createTestDatabase(), { models })
  const shown: Shown[] = []
  const left = inputs.values()
  const work = async () => {
    for (const { text: input } of left) {
      const browser = newBrowser()
      const view = await browser.openStory()
      await browser.readAiNotice()
      const events = await browser.tell(view, { text: input })
      const after = await browser.api.call('GET /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid: view.session.id },
      })
      const next = await browser.tell(after, { kind: 'continue' })
      shown.push(...[...textsOf(events), ...textsOf(next)].map((text) => ({ input, text })))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const rows = await deps.db.select().from(turn)
  return { shown, rows, theme: await themeOf(deps) }
}

/** What a reader's page gets to show of a turn. */
function textsOf(events: readonly TurnEvent[]): string[] {
  const { output, choices, remembered } = settledTurn(events)
  const labels = choices.map(({ label }) => label)
  return [textOf(events), output, labels.join(''), remembered.join('')]
}

function storedTexts({ output, choices, remembered, state }: TurnRow): string[] {
  return [output, ...[choices, remembered, state].map((value) => JSON.stringify(value))]
}

async function themeOf({ db, themes }: Deps): Promise<LoadedTheme> {
  const [story] = await db.select().from(storySession).limit(1)
  if (!story) throw new Error('no story was told')
  return themes.load(db, story.themeVersionHash, story.commonVersionHash)
}

/** Private is the contract as it was sent, and of the theme what no reader is ever shown. */
function privateSearch({ source }: LoadedTheme, system: string) {
  const { world, rules, style, cast, opening, synopsis, hook, cards } = source
  const [contract = ''] = system.split(WORLD_HEADING)
  const secrets = cast.map(({ secret }) => secret ?? '')
  const told = [...allTexts(source), ...cards].map(({ text }) => text)
  return createRunSearch(
    [contract, world, rules, style, ...secrets],
    [opening, synopsis, hook, ...told],
  )
}

/** What of a stored state is not the director's, beyond the step that a model may move a number. */
function effectsOf(row: TurnRow, rows: readonly TurnRow[], { source, compiled }: LoadedTheme) {
  const parent = rows.find(({ id }) => id === row.parentId)
  if (!parent) return []
  const kind = row.inputKind === 'continue' ? 'continue' : 'do'
  const input = { kind, text: row.inputText ?? '' } as const
  const directed = directTurn(compiled, StoryState.parse(parent.state), input, row.seed)
  const { state } = directed.outcome
  const stored = StoryState.parse(row.state)
  const moved = Object.entries(stored.numbers).filter(
    ([name, value]) => Math.abs(value - (state.numbers[name] ?? 0)) > stepOf(source, name),
  )
  const without = { numbers: {}, memories: [] }
  const isSame = isDeepStrictEqual({ ...stored, ...without }, { ...state, ...without })
  return isSame ? moved : [...moved, stored]
}

/** Feelings move by one, gauges by a twentieth of their range. */
function stepOf({ gauges }: LoadedTheme['source'], name: string): number {
  const gauge = gauges.find(({ key }) => key === name)
  return gauge ? Math.max(1, (gauge.max - gauge.min) / 20) : 1
}
