import { COOKIES } from '@doran/contract/names'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { AnalyticsProvider, useUsageChoice, type AnalyticsProviderProps } from './react.js'

const SETTINGS = { appEnv: 'production', apiKey: 'key', endpoint: '', consent: 'notice' } as const

afterEach(() => {
  cleanup()
  document.cookie = `${COOKIES.usageChoice}=; Path=/; Max-Age=0`
})

it('tells of each page by the name of its route', () => {
  const told: string[] = []
  const start = () => ({
    viewPage: (route: string) => void told.push(route),
    stop: () => void told.push('stop'),
  })
  const view = render(site({ start }))
  view.rerender(site({ start }))
  view.rerender(site({ start, route: 'theme', path: '/doran-tales/theme/1' }))
  view.rerender(site({ start, route: 'theme', path: '/doran-tales/theme/2' }))
  view.rerender(site({ start, route: null, path: '/nowhere' }))
  view.unmount()
  expect(told).toEqual(['home', 'theme', 'theme', 'stop'])
})

it('lets every place see and change the same choice', () => {
  render(site())
  const switches = screen.getAllByRole('checkbox', { checked: true })
  expect(switches).toHaveLength(2)
  fireEvent.click(screen.getByLabelText('footer'))
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(2)
  expect(document.cookie).toContain(`${COOKIES.usageChoice}=out`)
})

it('draws on the server what holds while nothing was said', () => {
  expect(renderToString(site())).toContain('checked=""')
  const required = { ...SETTINGS, consent: 'required' } as const
  expect(renderToString(site({ settings: required }))).not.toContain('checked=""')
})

it('says what is missing without a provider', () => {
  expect(() => renderToString(<UsageSwitch place="lost" />)).toThrow(/AnalyticsProvider/)
})

function site(given: Partial<AnalyticsProviderProps> = {}) {
  return (
    <AnalyticsProvider settings={SETTINGS} route="home" path="/" start={startNothing} {...given}>
      <UsageSwitch place="me" />
      <UsageSwitch place="footer" />
    </AnalyticsProvider>
  )
}

const startNothing = () => ({ viewPage: () => {}, stop: () => {} })

function UsageSwitch({ place }: { place: string }) {
  const { isAllowed, choose } = useUsageChoice()
  return (
    <input
      type="checkbox"
      aria-label={place}
      checked={isAllowed}
      onChange={() => choose(isAllowed ? 'out' : 'in')}
    />
  )
}
