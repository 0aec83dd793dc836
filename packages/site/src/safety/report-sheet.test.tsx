import { ApiError } from '@doran/api-client'
import { ReportReason } from '@doran/contract'
import { REPORT_FIELD_COPY } from '@doran/contract/report/copy'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMe } from '../testing/member-fixture.js'
import { At } from '../testing/site-wrapper.fake.js'
import { fakeApi } from '../testing/story-api.js'
import { REPORT_REASONS } from './report-reasons.js'
import { ReportSheet, type ReportSheetProps } from './report-sheet.js'

const REPORT = 'POST /v1/report'
const BLOCK = 'POST /v1/block/{profileId}'
const PERSON = { id: 'profile-2', name: '참견쟁이' }

const offline = () => new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })

type Open = {
  target?: ReportSheetProps['target']
  replies?: Record<string, unknown[]>
  profile?: ReportSheetProps['profile']
  isLoggedIn?: boolean
  me?: ReturnType<typeof aMe>
}

async function open({
  target = { targetType: 'profile', targetId: 'profile-2' },
  replies = {},
  profile = PERSON,
  isLoggedIn = true,
  me = aMe(),
}: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [me], ...replies }, [])
  const onClose = vi.fn()
  render(
    <At pathname="/" isLoggedIn={isLoggedIn} api={client}>
      <ReportSheet target={target} profile={profile} onClose={onClose} />
    </At>,
  )
  await screen.findByRole('dialog', { name: '신고하기' })
  return {
    onClose,
    inputsOf: (key: string) =>
      requests.filter((call) => call.key === key).map(({ input }) => input),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const detail = () => screen.getByLabelText('자세한 내용 (선택)')
const write = (value: string) => fireEvent.change(detail(), { target: { value } })
const thanks = () => screen.findByText(/알려 주셔서 고마워요/)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('ReportSheet', () => {
  it('offers every reason of the contract', () => {
    expect(REPORT_REASONS.map(({ value }) => value)).toEqual(ReportReason.options)
  })

  it('sends what was chosen and written, and says thanks', async () => {
    const { inputsOf } = await open({ replies: { [REPORT]: [{ id: 'report-1' }] } })
    choose('광고·도배·사기')
    write(' 같은 글을 여러 번 보냈어요. ')
    press('신고하기')
    expect((await thanks()).textContent).toBe(
      '알려 주셔서 고마워요. 살펴보고 결과를 알려 드릴게요.',
    )
    expect(document.activeElement?.textContent).toContain('고마워요')
    expect(inputsOf(REPORT)).toEqual([
      {
        body: {
          targetType: 'profile',
          targetId: 'profile-2',
          reason: 'spam',
          detail: '같은 글을 여러 번 보냈어요.',
        },
      },
    ])
  })

  it('asks for a reason, and lets no text through that is too long', async () => {
    const { inputsOf } = await open()
    write('가'.repeat(501))
    press('신고하기')
    await screen.findByText('신고하는 이유를 선택해 주세요.')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '욕설·괴롭힘' }))
    expect(screen.getByText(REPORT_FIELD_COPY.reportDetail)).toBeDefined()
    choose('기타')
    expect(screen.queryByText('신고하는 이유를 선택해 주세요.')).toBeNull()
    press('신고하기')
    await waitFor(() => expect(document.activeElement).toBe(detail()))
    expect(inputsOf(REPORT)).toEqual([])
  })

  it('keeps what was written where it could not be sent, over closing too', async () => {
    await open({ replies: { [REPORT]: [offline()] } })
    choose('사칭')
    write('저인 척하고 있어요.')
    press('신고하기')
    expect((await screen.findByRole('alert')).textContent).toContain('인터넷 연결이 끊겼어요.')
    expect(detail()).toHaveProperty('value', '저인 척하고 있어요.')
    cleanup()
    await open({ replies: { [REPORT]: [{ id: 'report-1' }] } })
    expect(detail()).toHaveProperty('value', '저인 척하고 있어요.')
    expect(screen.getByRole('radio', { name: '사칭' })).toHaveProperty('checked', true)
    press('신고하기')
    await thanks()
    cleanup()
    await open()
    expect(detail()).toHaveProperty('value', '')
  })

  it('says that what is reported is gone', async () => {
    const gone = new ApiError({ code: 'NOT_FOUND', message: '찾지 못했어요.', status: 404 })
    await open({ replies: { [REPORT]: [gone] } })
    choose('저작권')
    press('신고하기')
    expect((await screen.findByRole('alert')).textContent).toContain('이미 지워졌거나')
  })

  it('offers a member to block the person, and closes once they are', async () => {
    const { inputsOf, onClose } = await open({
      replies: { [REPORT]: [{ id: 'report-1' }], [BLOCK]: [undefined] },
    })
    choose('혐오·차별')
    press('신고하기')
    await screen.findByText(/참견쟁이 님을 차단할 수도 있어요/)
    press('차단하기')
    await screen.findByText('차단했어요. 서로 대화할 수 없어요.')
    expect(inputsOf(BLOCK)).toEqual([{ params: { profileId: 'profile-2' } }])
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('reports a post, and offers to block who wrote it', async () => {
    const target = { targetType: 'post', targetId: 'post-1' } as const
    const { inputsOf } = await open({ target, replies: { [REPORT]: [{ id: 'report-1' }] } })
    choose('욕설·괴롭힘')
    press('신고하기')
    await thanks()
    expect(inputsOf(REPORT)).toEqual([{ body: { ...target, reason: 'abuse', detail: '' } }])
    expect(screen.getByRole('button', { name: '차단하기' })).toBeDefined()
  })

  it('works for visitors, who get no result and cannot block', async () => {
    await open({ isLoggedIn: false, replies: { [REPORT]: [{ id: 'report-1' }] } })
    expect(screen.getByText(/결과는 로그인하고 신고한 회원에게만/)).toBeDefined()
    choose('기타')
    press('신고하기')
    expect((await thanks()).textContent).toBe('알려 주셔서 고마워요. 살펴볼게요.')
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull()
  })

  it('offers no block where a limited sign-in could not do it', async () => {
    const me = aMe({ session: { ...aMe().session, isLimited: true } })
    await open({ me, replies: { [REPORT]: [{ id: 'report-1' }] } })
    choose('기타')
    press('신고하기')
    await thanks()
    expect(screen.queryByRole('button', { name: '차단하기' })).toBeNull()
  })
})
