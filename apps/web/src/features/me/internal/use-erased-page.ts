import { useEffect } from 'react'

/** Takes what the server drew the page of, which stands in its inline scripts, out of it too. */
export function useErasedPage(): void {
  useEffect(() => {
    for (const script of document.querySelectorAll('script:not([src], [id])')) script.remove()
  }, [])
}
