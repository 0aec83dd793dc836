/** A test file may leave these to the next one: listeners of the whole page, and repeated timers. */

const OWN_CODE = /\/(?:apps|packages)\/[^/]+\/src\//
const OTHERS_CODE = /\/node_modules\//

/**
 * Counts what our own code adds to the page from now on and has not removed; libraries keep some listeners for good.
 * @returns {() => string[]} what is left, a line each
 */
export function watchLeftovers() {
  const left = new Map()
  const targets = [globalThis.window, globalThis.document].filter(Boolean)
  const restores = [...targets.map((target) => watchListeners(target, left)), watchIntervals(left)]
  return () => {
    for (const restore of restores) restore()
    return [...left.values()]
  }
}

function watchListeners(target, left) {
  const { addEventListener: add, removeEventListener: remove } = target
  target.addEventListener = function addWatched(type, listener, options) {
    const place = ownPlace()
    if (!place || !listener) return add.call(target, type, listener, options)
    const key = keyOf(type, listener, options)
    const forget = () => left.delete(key)
    left.set(key, `a listener of ${type}, added ${place}`)
    if (options?.once) add.call(target, type, forget, options)
    options?.signal?.addEventListener('abort', forget)
    return add.call(target, type, listener, options)
  }
  target.removeEventListener = function removeWatched(type, listener, options) {
    if (listener) left.delete(keyOf(type, listener, options))
    return remove.call(target, type, listener, options)
  }
  return () => {
    target.addEventListener = add
    target.removeEventListener = remove
  }
}

function keyOf(type, listener, options) {
  const capture = typeof options === 'object' ? options?.capture : options
  return `${type} ${idOf(listener)} ${Boolean(capture)}`
}

function watchIntervals(left) {
  const { setInterval: set, clearInterval: clear } = globalThis
  globalThis.setInterval = function setWatched(...values) {
    const timer = set(...values)
    const place = ownPlace()
    if (place) left.set(timer, `an interval, set ${place}`)
    return timer
  }
  globalThis.clearInterval = function clearWatched(timer) {
    left.delete(timer)
    clear(timer)
  }
  return () => {
    globalThis.setInterval = set
    globalThis.clearInterval = clear
  }
}

const ids = new WeakMap()
let lastId = 0

function idOf(listener) {
  if (!ids.has(listener)) ids.set(listener, (lastId += 1))
  return ids.get(listener)
}

/** The place of the call in our own code, if nothing of a library is between. */
function ownPlace() {
  const frames = (new Error('where').stack ?? '').split('\n').slice(3)
  const caller = frames.find((frame) => !frame.includes('watch-leftovers'))
  if (!caller || OTHERS_CODE.test(caller) || !OWN_CODE.test(caller)) return null
  return caller.trim()
}
