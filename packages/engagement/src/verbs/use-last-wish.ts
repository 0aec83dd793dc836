'use client'

import { useRef } from 'react'

export type Wished<Value, Reply> = {
  /** What is shown now; asked for where no call is under way, so that it is what holds. */
  read: () => Value
  /** Makes the call; throws `ApiError`. */
  send: (value: Value) => Promise<Reply>
  /** Shows what is wanted before the server has answered, and what is true after it has refused. */
  show: (value: Value) => void
  /** Takes what the server says, unless something else is wanted by then. */
  onReply: (reply: Reply, value: Value) => void
  onFailure: (error: unknown) => void
  isSame?: (one: Value, other: Value) => boolean
}

/**
 * Something kept on the server that a press changes. It is shown at once; however fast it is pressed, one call is under
 * way at a time, and the last press is what holds in the end. Resolves with true once that is so, with false where it
 * was taken back or overtaken, and with null where an earlier press sees to it.
 */
export function useLastWish<Value, Reply>(wished: Wished<Value, Reply>) {
  const underWay = useRef<{ wanted: Value } | null>(null)
  return async function press(value: Value): Promise<boolean | null> {
    const { read, send, show, onReply, onFailure, isSame = Object.is } = wished
    if (underWay.current) {
      underWay.current.wanted = value
      show(value)
      return null
    }
    const wish = { wanted: value }
    underWay.current = wish
    let confirmed = read()
    show(value)
    try {
      for (;;) {
        const goal = wish.wanted
        try {
          const reply = await send(goal)
          confirmed = goal
          if (!isSame(wish.wanted, goal)) continue
          onReply(reply, goal)
          return isSame(goal, value)
        } catch (error) {
          // What is wanted by now may come true all the same.
          if (!isSame(wish.wanted, goal)) continue
          show(confirmed)
          onFailure(error)
          return false
        }
      }
    } finally {
      underWay.current = null
    }
  }
}
