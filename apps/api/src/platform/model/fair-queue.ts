import { ModelError } from './model-port.js'

export type EnterOptions = {
  signal: AbortSignal
  /**
   * Called at entry where it must wait, and whenever its place changes, with the number of those that start before
   * it.
   */
  onPlace: (ahead: number) => void
}

export type FairQueue = {
  /** Resolves when it may run, with what ends its run; rejects with `aborted` where it leaves before that. */
  enter(key: string, options: EnterOptions): Promise<() => void>
  running(): number
  waiting(): number
}

type Waiter = { place: number; onPlace: (ahead: number) => void; start: () => void }

/** Runs at most `limit` at once. Keys take turns, and within a key the first comer goes first. */
export function createFairQueue(limit: number): FairQueue {
  /** The map has the order in which the keys' turns come. */
  const lines = new Map<string, Waiter[]>()
  let running = 0

  const leaveOnce = (): (() => void) => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      running -= 1
      startNext()
      reportPlaces(lines)
    }
  }

  const startNext = (): void => {
    for (const [key, line] of lines) {
      if (running >= limit) return
      const waiter = line.shift()
      lines.delete(key)
      if (line.length > 0) lines.set(key, line)
      running += 1
      waiter?.start()
    }
  }

  const wait = (key: string, { signal, onPlace }: EnterOptions): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        remove(lines, key, waiter)
        reject(new ModelError('aborted', 'stopped while waiting'))
        reportPlaces(lines)
      }
      const waiter: Waiter = {
        place: -1,
        onPlace,
        start() {
          signal.removeEventListener('abort', onAbort)
          resolve(leaveOnce())
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      const line = lines.get(key)
      if (line) line.push(waiter)
      else lines.set(key, [waiter])
      reportPlaces(lines)
    })

  return {
    async enter(key, options) {
      if (options.signal.aborted) throw new ModelError('aborted', 'stopped before it began')
      if (running >= limit) return wait(key, options)
      running += 1
      return leaveOnce()
    },
    running: () => running,
    waiting: () => waitersInOrder(lines).length,
  }
}

function remove(lines: Map<string, Waiter[]>, key: string, waiter: Waiter): void {
  const others = (lines.get(key) ?? []).filter((one) => one !== waiter)
  // Setting a known key leaves it in its place.
  if (others.length > 0) lines.set(key, others)
  else lines.delete(key)
}

function reportPlaces(lines: Map<string, Waiter[]>): void {
  const moved = waitersInOrder(lines).filter((waiter, place) => {
    const hasMoved = waiter.place !== place
    waiter.place = place
    return hasMoved
  })
  for (const { onPlace, place } of moved) onPlace(place)
}

/** Lists waiters in the order in which they start: everybody's first, then everybody's second, and so on. */
function waitersInOrder(lines: Map<string, Waiter[]>): Waiter[] {
  const order: Waiter[] = []
  let left = [...lines.values()]
  for (let depth = 0; left.length > 0; depth += 1) {
    left = left.filter((line) => {
      const waiter = line[depth]
      if (waiter) order.push(waiter)
      return waiter !== undefined
    })
  }
  return order
}
