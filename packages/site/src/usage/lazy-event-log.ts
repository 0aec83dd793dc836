import type { SiteEvent, SiteEventLog } from '../core/event-log.js'

/** The most events that wait for the log; more than that is a fault, not usage. */
const HELD = 50

type Choice = { isAllowed: () => boolean; subscribe: (listener: () => void) => () => void }

export type LazyEventLogOptions = {
  load: () => Promise<SiteEventLog>
  choice: Choice
  /** Clears the stored usage while the log itself has not been loaded. */
  clear: () => void
  /** Runs a callback once the page is idle; returns a function that cancels it. */
  whenIdle: (run: () => void) => () => void
}

/** A log whose code is fetched once the page is idle, and not where usage may not be recorded. */
export function lazyEventLog({ load, choice, clear, whenIdle }: LazyEventLogOptions): SiteEventLog {
  let held: SiteEvent[] = []
  let isMember = false
  let opened: SiteEventLog | null = null
  let isLoading = false
  let stopOpened: (() => void) | null = null
  let cancelLoad: (() => void) | null = null
  let isStarted = false

  // A log that fails to load leaves the page as it is.
  async function open() {
    if (isLoading) return
    isLoading = true
    opened = await load().catch(() => null)
    isLoading = false
    if (isStarted) startOpened()
  }

  function startOpened() {
    if (!opened) return
    stopOpened = opened.start()
    if (isMember) opened.touch()
    for (const event of held.splice(0)) opened.log(event)
  }

  /** A log that has been loaded follows the choice itself. */
  function followChoice() {
    if (opened) return
    cancelLoad?.()
    cancelLoad = choice.isAllowed() ? whenIdle(() => void open()) : null
    if (!choice.isAllowed()) drop()
  }

  function drop() {
    held = []
    clear()
  }

  return {
    log: (event) => {
      if (opened) return opened.log(event)
      if (choice.isAllowed() && held.length < HELD) held.push(event)
    },
    start: () => {
      isStarted = true
      startOpened()
      const unfollow = choice.subscribe(followChoice)
      followChoice()
      return () => {
        isStarted = false
        unfollow()
        cancelLoad?.()
        stopOpened?.()
        stopOpened = null
      }
    },
    touch: () => {
      isMember = true
      opened?.touch()
    },
    refresh: () => (opened ? opened.refresh() : clear()),
    discard: () => (opened ? opened.discard() : drop()),
    forget: () => {
      isMember = false
      if (opened) opened.forget()
      else drop()
    },
  }
}
