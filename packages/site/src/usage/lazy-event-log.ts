import type { SiteEvent, SiteEventLog } from '../core/event-log.js'

/** What a page raises before its log has come; more than that is a fault, not usage. */
const HELD = 50

type Choice = { isAllowed: () => boolean; subscribe: (listener: () => void) => () => void }

export type LazyEventLogOptions = {
  load: () => Promise<SiteEventLog>
  choice: Choice
  /** Removes what this browser holds of somebody's usage, where the log itself has not come. */
  clear: () => void
  /** Runs something once the page has nothing to do; answers how to call it off. */
  whenIdle: (run: () => void) => () => void
}

/** A log whose code is fetched once the page is idle, and not where usage may not be recorded. */
export function lazyEventLog({ load, choice, clear, whenIdle }: LazyEventLogOptions): SiteEventLog {
  let held: SiteEvent[] = []
  let isMembers = false
  let opened: SiteEventLog | null = null
  let isLoading = false
  let stopOpened: (() => void) | null = null
  let callOff: (() => void) | null = null
  let isStarted = false

  // A log that does not come leaves the page as it is.
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
    if (isMembers) opened.touch()
    for (const event of held.splice(0)) opened.log(event)
  }

  /** A log that has been loaded follows the choice itself. */
  function followChoice() {
    if (opened) return
    callOff?.()
    callOff = choice.isAllowed() ? whenIdle(() => void open()) : null
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
        callOff?.()
        stopOpened?.()
        stopOpened = null
      }
    },
    touch: () => {
      isMembers = true
      opened?.touch()
    },
    refresh: () => (opened ? opened.refresh() : clear()),
    discard: () => (opened ? opened.discard() : drop()),
    forget: () => {
      isMembers = false
      if (opened) opened.forget()
      else drop()
    },
  }
}
