export type Queue = {
  run: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Said by the act that runs: nothing was asked for after it. */
  isLast: () => boolean
}

/** Acts that run one after the other, in the order in which they were asked for. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run: (act) => {
      waiting += 1
      const turn = last.then(act).finally(() => {
        waiting -= 1
      })
      last = turn.catch(() => undefined)
      return turn
    },
    isLast: () => waiting === 1,
  }
}
