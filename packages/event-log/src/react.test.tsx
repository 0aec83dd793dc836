import { StrictMode } from 'react'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UsageEvent } from './usage-event.js'
import { createEventLog } from './create-event-log.js'
import { fakeEventLog } from './event-log.fake.js'
import { viewOf } from './open-log.fake.js'
import { createEventLogHooks } from './react.js'

const { EventLogProvider, useEventLog, useLogOnce, useImpression } = createEventLogHooks()

afterEach(cleanup)

describe('EventLogProvider', () => {
  it('starts the log with the page and stops it when it goes', () => {
    const { log, said } = fakeEventLog()
    const { unmount } = render(<EventLogProvider log={log}>.</EventLogProvider>)
    expect(said).toEqual(['start'])
    unmount()
    expect(said).toEqual(['start', 'stop'])
  })

  it('starts nothing on a server', () => {
    const send = {
      openSession: () => Promise.reject(new Error('sent')),
      sendEvents: () => Promise.reject(new Error('sent')),
      touchSession: () => Promise.reject(new Error('sent')),
    }
    const { log, said } = fakeEventLog()
    const html = renderToString(<EventLogProvider log={log}>page</EventLogProvider>)
    const real = createEventLog({ send })
    expect(renderToString(<EventLogProvider log={real}>page</EventLogProvider>)).toBe(html)
    expect(said).toEqual([])
  })

  it.each(['null', 'no provider'])('with %s lets its children log into nothing', (how) => {
    function Touch() {
      const log = useEventLog()
      log.touch()
      useLogOnce(viewOf('a'))
      return <p>here</p>
    }
    const { getByText } = render(
      how === 'null' ? (
        <EventLogProvider log={null}>
          <Touch />
        </EventLogProvider>
      ) : (
        <Touch />
      ),
    )
    expect(getByText('here')).toBeTruthy()
  })
})

describe('useLogOnce', () => {
  function Once({ event }: { event: UsageEvent | null }) {
    useLogOnce(event)
    return null
  }

  it('logs once for each content, also under strict rules and when it is drawn again', () => {
    const { log, said } = fakeEventLog()
    const of = (event: UsageEvent | null) => (
      <StrictMode>
        <EventLogProvider log={log}>
          <Once event={event} />
        </EventLogProvider>
      </StrictMode>
    )
    const { rerender } = render(of(viewOf('a')))
    rerender(of(viewOf('a')))
    rerender(of(null))
    rerender(of(viewOf('b')))
    rerender(of(viewOf('a')))
    expect(said.filter((word) => word.startsWith('view'))).toEqual(['view a', 'view b', 'view a'])
  })

  it('is heard though the log starts after it', () => {
    const { log, said } = fakeEventLog()
    render(
      <EventLogProvider log={log}>
        <Once event={viewOf('a')} />
      </EventLogProvider>,
    )
    expect(said).toContain('view a')
  })
})

describe('useImpression', () => {
  const watched = new Set<Element>()
  let tell: (target: Element, isIntersecting: boolean) => void

  beforeEach(() => {
    watched.clear()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(heard: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
          tell = (target, isIntersecting) => {
            if (watched.has(target)) heard([{ target, isIntersecting }])
          }
        }
        observe = (element: Element) => watched.add(element)
        unobserve = (element: Element) => watched.delete(element)
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  function Tile({ name }: { name: string }) {
    const ref = useImpression<HTMLDivElement>({
      type: 'impression',
      object: 'theme',
      object_name: name,
      object_attributes: { shelf: 'newest' },
    })
    return <div ref={ref}>{name}</div>
  }

  it('logs what came into sight, once', () => {
    const { log, said } = fakeEventLog()
    const of = (name: string) => (
      <EventLogProvider log={log}>
        <Tile name={name} />
      </EventLogProvider>
    )
    const { getByText, rerender } = render(of('a'))
    const element = getByText('a')
    act(() => tell(element, false))
    expect(said).toEqual(['start'])
    act(() => tell(element, true))
    act(() => tell(element, true))
    rerender(of('a'))
    act(() => tell(element, true))
    expect(said).toEqual(['start', 'impression a'])
    rerender(of('b'))
    act(() => tell(element, true))
    expect(said).toEqual(['start', 'impression a', 'impression b'])
  })

  it('stops watching what is gone', () => {
    const { unmount } = render(<Tile name="a" />)
    expect(watched.size).toBe(1)
    unmount()
    expect(watched.size).toBe(0)
  })

  it('does without where the browser cannot watch', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    expect(() => render(<Tile name="a" />)).not.toThrow()
  })
})
