import { useEffect, useState } from 'react'
import { READING_COOKIE, writeLook, type ReadingLook } from '../../reading-look'

const YEAR_SECONDS = 31_536_000

/** The look lives in a cookie, so that the server's first paint is already right. */
export function useReadingLook(initial: ReadingLook) {
  const [look, setLook] = useState(initial)

  // Sheets are drawn outside the player's own element: the body carries the theme for them.
  useEffect(() => {
    if (look.theme) document.body.dataset['reading'] = look.theme
    return () => {
      delete document.body.dataset['reading']
    }
  }, [look.theme])

  function choose(next: ReadingLook) {
    setLook(next)
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${READING_COOKIE}=${writeLook(next)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  }
  return [look, choose] as const
}
