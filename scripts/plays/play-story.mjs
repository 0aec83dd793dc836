import { setTimeout as sleep } from 'node:timers/promises'
import { chooseStep, toInput } from './choose-step.mjs'
import { faultsOf } from './page-faults.mjs'
import { repeatedParagraphs } from './repeated-paragraphs.mjs'
import { retell } from './retell.mjs'

const MOST_TURNS = 60
const MIDDLE = 6
const TURN_WITHIN_MS = 20_000
/** A visitor may tell 60 turns a minute. */
const TURN_TAKES_MS = 1_050

/**
 * Plays a story that has just been opened to one of its endings, by pressing what is shown. `wanted` are the endings
 * still to be found, the one to try for first; `rollsDice` takes the first dice that are offered, wherever they lead.
 */
export async function playStory({ theme, reader, sessionId, wanted, rollsDice, camera }) {
  const begun = performance.now()
  const firstTurnOf = new Map()
  // What is wrong with a scene stays on the page: it is told once.
  const note = (fault, at) => firstTurnOf.has(fault) || firstTurnOf.set(fault, at)
  const turns = [await leafOf(reader, sessionId)]
  let here = theme.open()
  if (here.text !== turns[0].output) note('the opening is not the engine’s', 0)
  await look(reader, turns[0], note)
  await camera.shoot('1-first')

  while (!turns.at(-1).ending && turns.length <= MOST_TURNS) {
    const startedAt = performance.now()
    const isDiceWanted = rollsDice && turns.every(({ dice }) => !dice)
    const input = nextInput(theme, here, wanted, isDiceWanted)
    await reader.press(input)
    const turn = await nextTurn(reader, sessionId, turns.at(-1))
    turns.push(turn)
    await look(reader, turn, note)
    if (turn.index === MIDDLE) await camera.shoot('2-middle')
    if (turn.dice && turns.filter(({ dice }) => dice).length === 1)
      await camera.shootAt(reader.dice.last(), '3-dice')
    const outcome = retell(theme, here.state, input, turn)
    if (!outcome) throw new Error(`turn ${turn.index}: the engine tells no such text`)
    here = outcome
    await sleep(Math.max(0, TURN_TAKES_MS - (performance.now() - startedAt)))
  }
  const { ending } = turns.at(-1)
  if (!ending) note(`no ending within ${MOST_TURNS} turns`, turns.length - 1)
  const faults = [...firstTurnOf].map(([fault, at]) => `turn ${at}: ${fault}`)
  faults.push(...repeatedParagraphs(turns))
  return { ending, turns, faults, seconds: (performance.now() - begun) / 1_000 }
}

function nextInput(theme, here, wanted, isDiceWanted) {
  const risky = isDiceWanted ? here.choices.find(({ odds }) => odds) : undefined
  if (risky) return toInput(risky)
  return (
    chooseStep(theme, here, wanted.slice(0, 1)) ??
    chooseStep(theme, here, wanted) ??
    chooseStep(theme, here, theme.endings) ?? { kind: 'continue', text: '' }
  )
}

async function look(reader, turn, note) {
  if (!(await reader.shows(turn))) note('the text on the page is not what was told', turn.index)
  for (const fault of await faultsOf(reader.page)) note(fault, turn.index)
}

async function leafOf(reader, sessionId) {
  const { turns } = await reader.storyView(sessionId)
  return turns[0]
}

async function nextTurn(reader, sessionId, { id, index }) {
  const end = performance.now() + TURN_WITHIN_MS
  while (performance.now() < end) {
    const { turns, pending } = await reader.storyView(sessionId)
    if (turns[0].parentId === id) return turns[0]
    if (pending && pending.status !== 'streaming')
      throw new Error(`turn ${index + 1} was ${pending.status} (${pending.halt})`)
    await sleep(100)
  }
  throw new Error(`turn ${index + 1} was not told within ${TURN_WITHIN_MS / 1_000} s`)
}
