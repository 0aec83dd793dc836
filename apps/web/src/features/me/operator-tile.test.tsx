import { aMe } from '@doran/site/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from './internal/open-me.fake'
import { MePage } from './me-page'
import type { MeTile } from './me-tiles'

const TILES: readonly MeTile[] = [
  { href: '/library', icon: 'save', label: '보관함', description: '모아 둔 것' },
  {
    href: '/admin',
    icon: 'settings',
    label: '운영',
    description: '신고',
    adminDescription: '신고와 규칙',
    isForOperators: true,
  },
]

const open = (over: Parameters<typeof aMe>[0]) =>
  openPage(<MePage me={aMe(over)} stories={null} tiles={TILES} />, {
    'GET /v1/auth/session': [{ items: [] }],
  })
const admin = () => screen.queryByRole('link', { name: /운영/ })

afterEach(cleanup)

it('leads to the operators’ area only who has a role, on a device of their own', () => {
  open({})
  expect(screen.getByRole('link', { name: /보관함/ })).toBeDefined()
  expect(admin()).toBeNull()
  cleanup()
  open({ roles: ['moderator'] })
  expect(admin()?.getAttribute('href')).toBe('/admin')
  expect(admin()?.textContent).not.toContain('규칙')
  cleanup()
  open({ roles: ['moderator', 'admin'] })
  expect(admin()?.textContent).toContain('신고와 규칙')
  cleanup()
  const session = { ...aMe().session, isLimited: true }
  open({ roles: ['moderator'], session })
  expect(admin()).toBeNull()
})
