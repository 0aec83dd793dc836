import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AdminFrame, type AdminFrameProps } from './admin-frame'
import { openAdmin, refusal } from './internal/testing/an-operator.fake'

const ACCESS = 'GET /v1/admin/access'
const moderator = { roles: ['moderator' as const], waiting: 3 }
const admin = { roles: ['admin' as const], waiting: 3 }

function open(replies: unknown[], props: Partial<AdminFrameProps> = {}) {
  return openAdmin(
    <AdminFrame access={moderator} part="queue" title="신고" {...props}>
      <p>비밀스러운 내용</p>
    </AdminFrame>,
    { [ACCESS]: replies },
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const secret = () => screen.queryByText('비밀스러운 내용')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('AdminFrame', () => {
  it('shows moderators their parts, and administrators all', () => {
    open([])
    expect(screen.getByRole('link', { name: '신고 3' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '규칙' })).toBeNull()
    cleanup()
    open([], { access: admin })
    expect(screen.getByRole('link', { name: '규칙' }).getAttribute('href')).toBe('/admin/texts')
  })

  it.each(['NOT_ALLOWED', 'LOGIN_REQUIRED', 'NOT_FOUND'] as const)(
    'takes everything away within two seconds of %s, and leads home',
    async (code) => {
      open([refusal(code)])
      expect(secret()).not.toBeNull()
      await pass(1_600)
      expect(secret()).toBeNull()
      expect(screen.getByRole('heading', { name: '운영 권한이 없어졌어요.' })).toBeDefined()
      expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/')
    },
  )

  it('stays where it could not be asked, and asks again', async () => {
    const { inputsOf } = open([refusal('UNKNOWN'), { roles: ['moderator'], waiting: 8 }])
    await pass(1_600)
    expect(secret()).not.toBeNull()
    await pass(1_600)
    expect(inputsOf(ACCESS)).toHaveLength(2)
    expect(screen.getByRole('link', { name: '신고 8' })).toBeDefined()
  })

  it('takes an administrator’s page from who is a moderator still', async () => {
    open([moderator], { access: admin, needed: 'admin' })
    await pass(1_600)
    expect(secret()).toBeNull()
  })

  it('asks nothing out of sight, and at once when it comes back', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { inputsOf } = open([refusal('NOT_ALLOWED')])
    await pass(10_000)
    expect(inputsOf(ACCESS)).toEqual([])
    visibility.mockReturnValue('visible')
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(secret()).toBeNull()
  })
})
