import { ERRORS } from '@doran/contract/errors'
import { MODERATION_FIELD_COPY } from '@doran/contract/moderation/copy'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPost } from '../../testing/a-post'
import { CasePage } from './case-page'
import {
  aCase,
  aDetail,
  aMaker,
  CASE_ID,
  openAdmin,
  POST_ID,
  press,
  refusal,
  write,
} from './internal/testing/an-operator.fake'

const CASE = 'GET /v1/admin/case/{caseId}'
const POST = 'GET /v1/community/post/{postId}'
const LIST = 'GET /v1/admin/case'
const DECIDE = 'POST /v1/admin/case/{caseId}/decision'
const BLIND = 'POST /v1/admin/case/{caseId}/blind'
const NEXT_ID = '0198f5a2-0000-7000-8000-0000000000c2'
const decided = aDetail({
  status: 'decided',
  outcome: 'upheld',
  decisions: [
    {
      outcome: 'upheld',
      reason: '광고예요.',
      by: aMaker({ name: '지킴이' }),
      at: '2026-11-21T00:00:00.000Z',
    },
  ],
})

async function open(replies: Record<string, unknown[]>, isAdmin = false) {
  const opened = openAdmin(<CasePage caseId={CASE_ID} isAdmin={isAdmin} />, replies)
  await screen.findByRole('heading', { name: '신고된 내용' })
  return opened
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const confirmation = () => screen.findByRole('alertdialog')
const confirm = async () =>
  fireEvent.click(within(await confirmation()).getByRole('button', { name: '결정하기' }))

afterEach(cleanup)

describe('CasePage', () => {
  it('shows the thing as it stands, who said what, and who made it', async () => {
    await open({ [CASE]: [aDetail()] })
    expect(screen.getByText('지금 바로 눌러 보세요.')).toBeDefined()
    expect(screen.getByRole('img', { name: '사진 1' })).toBeDefined()
    expect(screen.getByText('같은 글이 다섯 번째예요.')).toBeDefined()
    expect(screen.getByText('전에 규칙을 어긴 것이 2번 있어요.')).toBeDefined()
    expect(screen.getByRole('link', { name: '글 보기' }).getAttribute('href')).toBe(
      `/community/${POST_ID}`,
    )
  })

  it('says that there is no such case', async () => {
    openAdmin(<CasePage caseId={CASE_ID} isAdmin={false} />, { [CASE]: [refusal('NOT_FOUND')] })
    expect(await screen.findByText('그런 건이 없어요.')).toBeDefined()
  })

  it('asks for an outcome and a reason', async () => {
    const { inputsOf } = await open({ [CASE]: [aDetail()] })
    press('결정하기')
    expect(await screen.findByText('결과를 선택해 주세요.')).toBeDefined()
    choose('규칙 위반')
    write('이유', '가'.repeat(301))
    press('결정하기')
    expect(await screen.findByText(MODERATION_FIELD_COPY.decisionReasonTooLong)).toBeDefined()
    expect(inputsOf(DECIDE)).toEqual([])
  })

  it('says what will happen, decides, and leads on to the next case', async () => {
    const { inputsOf } = await open({
      [CASE]: [aDetail()],
      [DECIDE]: [decided],
      [LIST]: [{ items: [aCase({ id: NEXT_ID })], nextCursor: null }],
    })
    choose('규칙 위반')
    press('광고·도배')
    fireEvent.change(screen.getByLabelText('제재'), { target: { value: 'pause-7' } })
    fireEvent.click(screen.getByRole('checkbox', { name: '사진을 다시 못 올리게 하기' }))
    press('결정하기')
    const asked = await confirmation()
    for (const said of ['보이지 않게', '7일 동안 쓰기 쉼', '사진 1장', '신고 5건', '이의를 제기']) {
      expect(asked.textContent).toContain(said)
    }
    expect(inputsOf(DECIDE)).toEqual([])
    await confirm()
    const next = await screen.findByRole('link', { name: '다음 건 보기' })
    expect(next.getAttribute('href')).toBe(`/admin/case?id=${NEXT_ID}`)
    expect(inputsOf(DECIDE)).toEqual([
      {
        params: { caseId: CASE_ID },
        body: {
          status: 'open',
          outcome: 'upheld',
          reason: expect.stringContaining('광고'),
          sanction: { kind: 'pause', days: 7 },
          blocksPictures: true,
        },
      },
    ])
    expect(screen.queryByRole('button', { name: '결정하기' })).toBeNull()
  })

  it('sanctions nobody for what is within the rules', async () => {
    const { inputsOf } = await open({
      [CASE]: [aDetail()],
      [DECIDE]: [decided],
      [LIST]: [{ items: [], nextCursor: null }],
    })
    choose('규칙 위반')
    fireEvent.change(screen.getByLabelText('제재'), { target: { value: 'pause-1' } })
    choose('문제없음')
    press('규칙에 맞음')
    press('결정하기')
    expect((await confirmation()).textContent).toContain('다시 보이게')
    await confirm()
    await screen.findByRole('link', { name: '목록으로' })
    expect(inputsOf(DECIDE)).toMatchObject([
      { body: { outcome: 'dismissed', sanction: null, blocksPictures: false } },
    ])
  })

  it('lets administrators alone end an account', async () => {
    await open({ [CASE]: [aDetail()] })
    choose('규칙 위반')
    expect(screen.queryByRole('option', { name: '이용 끝' })).toBeNull()
    cleanup()
    await open({ [CASE]: [aDetail()] }, true)
    choose('규칙 위반')
    expect(screen.getByRole('option', { name: '이용 끝' })).toBeDefined()
  })

  it('reads anew and says who was first, where somebody else decided', async () => {
    await open({ [CASE]: [aDetail(), decided], [DECIDE]: [refusal('ALREADY_DECIDED')] })
    choose('문제없음')
    write('이유', '괜찮아요.')
    press('결정하기')
    await confirm()
    expect(await screen.findByText(/지킴이 님이 먼저 결정했어요/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('radio', { name: '문제없음' })).toBeNull())
    expect(screen.getByText('광고예요.')).toBeDefined()
  })

  it('says at the form that a decision is not theirs to make', async () => {
    await open({ [CASE]: [aDetail()], [DECIDE]: [refusal('NOT_ALLOWED')] })
    choose('문제없음')
    write('이유', '괜찮아요.')
    press('결정하기')
    await confirm()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const form = within(screen.getByRole('region', { name: '결정하기' }))
    expect(form.getByText(ERRORS.NOT_ALLOWED.message)).toBeDefined()
    expect(screen.getByLabelText('이유')).toHaveProperty('value', '괜찮아요.')
  })

  it('offers administrators to pin a post that others see', async () => {
    const post = aPost({ isPinned: true })
    await open({ [CASE]: [aDetail({ hiddenBy: null })], [POST]: [post] }, true)
    expect(await screen.findByRole('button', { name: '고정 풀기' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '맨 위에 고정' })).toBeNull()
    cleanup()
    const { inputsOf } = await open({ [CASE]: [aDetail()] }, true)
    expect(inputsOf(POST)).toEqual([])
  })

  it('hides for thirty days what somebody claims rights to', async () => {
    const claim = {
      id: 'claim-1',
      kind: 'portrait' as const,
      name: '김하늘',
      email: 'sky@example.com',
      detail: '제 얼굴이 나와요.',
      createdAt: '2026-11-20T00:00:00.000Z',
    }
    const found = aDetail({ claims: [claim], hasClaim: true })
    const { inputsOf } = await open({
      [CASE]: [found],
      [BLIND]: [{ ...found, hiddenBy: 'claim', blindUntil: '2026-12-20T00:00:00.000Z' }],
    })
    expect(screen.getByText('초상권 · 김하늘 (sky@example.com)')).toBeDefined()
    press('30일 동안 가리기')
    const sheet = within(await screen.findByRole('dialog', { name: '30일 동안 가리기' }))
    fireEvent.click(sheet.getByRole('button', { name: '가리기' }))
    expect(await screen.findByText(/까지 가려져요/)).toBeDefined()
    expect(inputsOf(BLIND)).toEqual([
      { params: { caseId: CASE_ID }, body: { reason: expect.stringContaining('권리침해') } },
    ])
  })
})
