import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AuditPage } from './audit-page'
import { aMaker, openAdmin } from './internal/testing/an-operator.fake'

afterEach(cleanup)

it('tells who did what to whom', async () => {
  const entry = {
    id: 'a1',
    action: 'role.granted',
    by: aMaker({ name: '지킴이' }),
    to: aMaker(),
    details: { role: 'moderator' },
    createdAt: '2026-11-20T00:00:00.000Z',
  }
  const strange = { ...entry, id: 'a2', action: 'new.thing', by: null, to: null, details: {} }
  openAdmin(<AuditPage />, {
    'GET /v1/admin/audit': [{ items: [entry, strange], nextCursor: null }],
  })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('권한을 줬어요지킴이 님 → 달빛 님')
  expect(first?.textContent).toContain('role: moderator')
  expect(second?.textContent).toContain('new.thing도란')
})
