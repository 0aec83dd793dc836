const listeners = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back once half of the element is in sight, once; answers how to stop watching. */
export function whenSeen(element: Element, listener: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {}
  observer ??= new IntersectionObserver(tell, { threshold: 0.5 })
  listeners.set(element, listener)
  observer.observe(element)
  return () => forget(element)
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const listener = listeners.get(target)
    forget(target)
    listener?.()
  }
}

function forget(element: Element): void {
  listeners.delete(element)
  observer?.unobserve(element)
}
