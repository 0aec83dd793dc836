'use client'

import { useRef } from 'react'

export type Toggled<Reply> = {
  /** Makes the call; throws `ApiError`. */
  send: (isOn: boolean) => Promise<Reply>
  /** Shows what is wanted before the server has answered, and what is true after it has refused. */
  show: (isOn: boolean) => void
  /** Takes what the server says, unless something else is wanted by then. */
  settle: (reply: Reply, isOn: boolean) => void
  onFailure: (error: unknown) => void
}

/**
 * Something that is on or off on the server. It is shown at once; however fast it is pressed, one call is under way at a
 * time, and the last press is what holds in the end. Resolves with true once that is so, with false where it was taken
 * back, and with null where an earlier press sees to it.
 */
export function useToggle<Reply>(toggled: Toggled<Reply>) {
  const wanted = useRef(false)
  const isUnderWay = useRef(false)
  return async function press(isOn: boolean): Promise<boolean | null> {
    const { send, show, settle, onFailure } = toggled
    wanted.current = isOn
    show(isOn)
    if (isUnderWay.current) return null
    isUnderWay.current = true
    let confirmed = !isOn
    try {
      while (wanted.current !== confirmed) {
        const goal = wanted.current
        const reply = await send(goal)
        confirmed = goal
        if (wanted.current === goal) settle(reply, goal)
      }
      return confirmed === isOn
    } catch (error) {
      show(confirmed)
      onFailure(error)
      return false
    } finally {
      isUnderWay.current = false
    }
  }
}
