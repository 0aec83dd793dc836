import type { PlayCard, ResultCard } from '@doran/contract'

/** A finished play of which there is something to show. */
export type Finished = PlayCard & { result: ResultCard }

export type Axis = { left: string; right: string; leftPercent: number }
export type Share = { label: string; percent: number }

/** The latest result of each game, by what can be laid beside each other. */
export type TasteBook = {
  axes: { play: Finished; axes: Axis[] }[]
  shares: { play: Finished; shares: Share[] }[]
  champions: Finished[]
  quizzes: Finished[]
  /** Each with how many of its endings were met. */
  branches: { play: Finished; endings: number }[]
}

/** Null where there is nothing of it yet. */
export function collectTaste(plays: readonly PlayCard[]): TasteBook | null {
  const finished = plays.filter(isFinished).toSorted(byLast)
  const byGame = [...Map.groupBy(finished, ({ game }) => game.id).values()]
  const latest = byGame.flatMap(([play]) => play ?? [])
  const ofKind = (kind: PlayCard['game']['kind']) => latest.filter(({ game }) => game.kind === kind)

  const tests = ofKind('psytest')
  const book: TasteBook = {
    axes: tests.flatMap((play) => {
      const axes = axesOf(play.result)
      return axes.length > 0 ? [{ play, axes }] : []
    }),
    shares: tests.flatMap((play) =>
      axesOf(play.result).length > 0 ? [] : [{ play, shares: sharesOf(play.result) }],
    ),
    champions: ofKind('worldcup'),
    quizzes: ofKind('quiz'),
    branches: byGame.flatMap((ofGame) => {
      const [play] = ofGame
      if (play?.game.kind !== 'branch') return []
      return [{ play, endings: new Set(ofGame.map(({ result }) => result.title)).size }]
    }),
  }
  return countTaste(book) > 0 ? book : null
}

/** How many games it speaks of. */
export function countTaste(book: TasteBook): number {
  return Object.values(book).reduce((count, { length }) => count + length, 0)
}

function isFinished(play: PlayCard): play is Finished {
  return play.result !== null
}

function byLast(one: PlayCard, other: PlayCard): number {
  return one.lastAt < other.lastAt ? 1 : -1
}

function axesOf({ bars }: ResultCard): Axis[] {
  return bars.flatMap(({ label, other, percent }) =>
    other === null ? [] : [{ left: label, right: other, leftPercent: percent }],
  )
}

const SHARES = 3

function sharesOf({ bars }: ResultCard): Share[] {
  return bars.slice(0, SHARES).map(({ label, percent }) => ({ label, percent }))
}
