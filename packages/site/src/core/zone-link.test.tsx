import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { afterEach, describe, expect, it } from 'vitest'
import { aRouter } from '../testing/router-fixture.js'
import { At } from '../testing/site-wrapper.fake.js'
import { ZoneLink } from './zone-link.js'

afterEach(cleanup)

describe('ZoneLink', () => {
  it('is a plain link to the other site, which no router intercepts', () => {
    render(
      <AppRouterContext value={aRouter()}>
        <At pathname="/">
          <ZoneLink href="/doran-tales/play/1">이어서 읽기</ZoneLink>
        </At>
      </AppRouterContext>,
    )
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('/doran-tales/play/1')
    // `fireEvent` answers false when a handler prevented the browser's own navigation.
    link.addEventListener('click', (event) => event.stopPropagation())
    expect(fireEvent.click(link)).toBe(true)
  })
})
