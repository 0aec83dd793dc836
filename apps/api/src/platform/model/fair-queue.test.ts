import { expect, it } from 'vitest'
import { createFairQueue, type FairQueue } from './fair-queue.js'

const never = new AbortController().signal
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

/** Fills the queue, writing down who starts; `finish` ends the earliest still running. */
function play(queue: FairQueue) {
  const started: string[] = []
  const placesOf = new Map<string, number[]>()
  const leaves: (() => void)[] = []
  const enter = (name: string, signal = never) => {
    const places: number[] = []
    placesOf.set(name, places)
    return queue
      .enter(name.slice(0, 1), { signal, onPlace: (ahead) => places.push(ahead) })
      .then((leave) => {
        started.push(name)
        leaves.push(leave)
      })
  }
  const finish = async () => {
    leaves.shift()?.()
    await nextTick()
  }
  return { started, places: placesOf, enter, finish }
}

it('starts at once while there is room, and reports no place', async () => {
  const queue = createFairQueue(2)
  const { enter, started, places } = play(queue)
  await Promise.all([enter('a1'), enter('a2')])
  expect(started).toEqual(['a1', 'a2'])
  expect(places.get('a1')).toEqual([])
  expect([queue.running(), queue.waiting()]).toEqual([2, 0])
})

it('lets people take turns, however many turns one of them waits for', async () => {
  const { enter, started, finish } = play(createFairQueue(1))
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void enter(name)
  for (let count = 0; count < 7; count += 1) await finish()
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

it('reports a place at entry and whenever it changes', async () => {
  const { enter, places, finish } = play(createFairQueue(1))
  for (const name of ['a1', 'a2', 'a3', 'b1']) void enter(name)
  expect(places.get('a2')).toEqual([0])
  expect(places.get('a3')).toEqual([1, 2])
  expect(places.get('b1')).toEqual([1])
  await nextTick()
  await finish()
  expect(places.get('b1')).toEqual([1, 0])
  expect(places.get('a3')).toEqual([1, 2, 1])
})

it('forgets who is stopped while waiting, and moves the others up', async () => {
  const queue = createFairQueue(1)
  const { enter, places, started, finish } = play(queue)
  const stop = new AbortController()
  void enter('a1')
  const left = enter('b1', stop.signal)
  void enter('c1')
  stop.abort()
  await expect(left).rejects.toMatchObject({ kind: 'aborted' })
  expect(places.get('c1')).toEqual([1, 0])
  expect(queue.waiting()).toBe(1)
  await finish()
  expect(started).toEqual(['a1', 'c1'])
})

it('refuses whom was stopped before entering', async () => {
  const queue = createFairQueue(1)
  const options = { signal: AbortSignal.abort(), onPlace: () => undefined }
  await expect(queue.enter('a', options)).rejects.toMatchObject({ kind: 'aborted' })
  expect(queue.running()).toBe(0)
})

it('counts a leave once', async () => {
  const queue = createFairQueue(1)
  const leave = await queue.enter('a', { signal: never, onPlace: () => undefined })
  leave()
  leave()
  expect(queue.running()).toBe(0)
})

it('keeps its promises over random runs', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    expect(await playRandomly(seed), `seed ${seed}`).toEqual([])
  }
})

/** Enters, leaves and stops at random, and answers what went wrong. */
async function playRandomly(seed: number): Promise<string[]> {
  const random = seeded(seed)
  const limit = 1 + random(4)
  const queue = createFairQueue(limit)
  const faults: string[] = []
  const leaves: (() => void)[] = []
  const waiting = new Map<string, { ahead: number; stop: AbortController }>()
  const lastOf = new Map<string, number>()
  let [entered, started, stopped] = [0, 0, 0]

  const enter = (key: string) => {
    const number = (entered += 1)
    const name = `${key}#${number}`
    const stop = new AbortController()
    const onPlace = (ahead: number) => void waiting.set(name, { ahead, stop })
    const occupy = (leave: () => void) => {
      started += 1
      if ((waiting.get(name)?.ahead ?? 0) > 0) faults.push(`${name} overtook somebody`)
      if ((lastOf.get(key) ?? 0) > number) faults.push(`${name} was overtaken by its own key`)
      waiting.delete(name)
      lastOf.set(key, number)
      leaves.push(leave)
    }
    void queue.enter(key, { signal: stop.signal, onPlace }).then(occupy, () => (stopped += 1))
  }
  const stopOne = () => {
    const [name, one] = [...waiting][random(waiting.size)] ?? []
    one?.stop.abort()
    if (name) waiting.delete(name)
  }

  for (let step = 0; step < 300; step += 1) {
    const act = random(10)
    if (act < 5) enter(`k${random(5)}`)
    else if (act < 9) leaves.splice(random(leaves.length), 1)[0]?.()
    else stopOne()
    await nextTick()
    const places = [...waiting.values()].map(({ ahead }) => ahead).toSorted((a, b) => a - b)
    if (places.some((place, index) => place !== index))
      faults.push(`step ${step}: places ${places.join()}`)
    if (places.length !== queue.waiting()) faults.push(`step ${step}: waits without a place`)
    if (queue.running() > limit) faults.push(`step ${step}: too many run`)
    if (queue.running() < limit && queue.waiting() > 0) faults.push(`step ${step}: idle`)
  }
  while (leaves.length > 0) {
    leaves.pop()?.()
    await nextTick()
  }
  if (started + stopped !== entered) faults.push('somebody never started')
  if (queue.running() + queue.waiting() > 0) faults.push('somebody is left')
  return faults
}

function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return below === 0 ? 0 : Math.floor((state / 2_147_483_648) * below)
  }
}
