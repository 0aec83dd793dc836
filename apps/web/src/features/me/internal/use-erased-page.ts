import { useEffect } from 'react'

/** Removes the inline scripts too, which contain the data that the server rendered the page from. */
export function useErasedPage(): void {
  useEffect(() => {
    for (const script of document.querySelectorAll('script:not([src], [id])')) script.remove()
  }, [])
}
