import { SiteProviders } from '@doran/site/shell'
import { aConfig, fakeApi } from '@doran/site/testing'
import * as ui from '@doran/ui'
import * as overlay from '@doran/ui/overlay'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GalleryPage } from './gallery-page'

afterEach(cleanup)

const config = aConfig()

/** What a page has once, and what the eye does not see. */
const UNSEEN = ['OfflineBar', 'PoliteAnnouncer', 'Rail', 'SkipLink', 'VisuallyHidden']

function open() {
  render(
    <SiteProviders config={config} api={fakeApi({}, []).client}>
      <GalleryPage />
    </SiteProviders>,
  )
}

it('shows every component of the package under its name', () => {
  open()
  const shown = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => heading.textContent.split(/[^A-Za-z]+/))
  const components = Object.keys({ ...ui, ...overlay }).filter((name) => /^[A-Z][a-z]/.test(name))
  expect(components.filter((name) => ![...shown, ...UNSEEN].includes(name))).toEqual([])
})

it('leads from its list of contents to every part', () => {
  open()
  const links = within(screen.getByRole('navigation', { name: '차례' })).getAllByRole('link')
  const titles = links.map(
    (link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent,
  )
  expect(links.length).toBeGreaterThan(10)
  expect(titles).toEqual(links.map((link) => link.textContent))
})
