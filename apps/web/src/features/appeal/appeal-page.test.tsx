import { ApiError } from '@doran/api-client'
import type { OwnCase } from '@doran/contract'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import { MODERATION_FIELD_COPY } from '@doran/contract/moderation/copy'
import { aMe, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { readAppealAddress } from './appeal-address'
import { AppealNotThere } from './appeal-not-there'
import { AppealPage } from './appeal-page'
import { EndedAppealPage } from './ended-appeal-page'
import { readOwnCase } from './read-own-case'

const APPEAL = 'POST /v1/moderation/case/{caseId}/appeal'
const ENDED = 'POST /v1/moderation/ended/appeal'
const CASE_ID = '0198f5a2-0000-7000-8000-0000000000c1'
const CODE = 'abcdefghijklmnopqrstuvwx'

function aCase(over: Partial<OwnCase> = {}): OwnCase {
  return {
    id: CASE_ID,
    targetType: 'post',
    excerpt: '밤에 쓴 글',
    status: 'decided',
    hiddenBy: 'decision',
    outcome: 'upheld',
    reason: '광고가 들어 있어요.',
    sanction: null,
    decidedAt: '2099-01-01T00:00:00.000Z',
    appealUntil: '2099-01-08T00:00:00.000Z',
    appeal: null,
    ...over,
  }
}

function refusal(code: ErrorCode) {
  const { status, message } = ERRORS[code]
  return new ApiError({ code, status, message })
}

function open(page: 'ended' | OwnCase, replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi(replies, [])
  const isLoggedIn = page !== 'ended'
  render(
    page === 'ended' ? <EndedAppealPage code={CODE} /> : <AppealPage me={aMe()} found={page} />,
    {
      wrapper: siteAround({ isLoggedIn, api: client }),
    },
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const box = () => screen.queryByLabelText('다시 살펴봐야 하는 이유')
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('다시 살펴봐야 하는 이유'), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '이의 제기하기' }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('AppealPage', () => {
  it('says what was hidden and why, and until when one may appeal', () => {
    const sanction = {
      id: 's1',
      kind: 'pause' as const,
      reason: '',
      caseId: CASE_ID,
      startsAt: '2099-01-01T00:00:00.000Z',
      endsAt: '2099-01-08T00:00:00.000Z',
      liftedAt: null,
    }
    open(aCase({ sanction }))
    for (const said of [
      '커뮤니티 규칙에 어긋나서 숨겼어요.',
      '‘밤에 쓴 글’',
      '광고가 들어 있어요.',
      /까지 글, 댓글, 메시지를 쓸 수 없어요/,
      /까지 한 번 할 수 있어요/,
    ]) {
      expect(screen.getByText(said)).toBeDefined()
    }
  })

  it('sends an appeal once, and shows it as it waits', async () => {
    const appeal = { text: '광고가 아니에요.', at: '2099-01-02T00:00:00.000Z' }
    const requests = open(aCase(), {
      [APPEAL]: [aCase({ status: 'appealed', appeal, appealUntil: null })],
    })
    send()
    await screen.findByText(MODERATION_FIELD_COPY.appealText)
    write(' 광고가 아니에요. ')
    send()
    expect(await screen.findByText('보내 주신 이의 제기를 다시 살펴보고 있어요.')).toBeDefined()
    expect(screen.getByText('광고가 아니에요.')).toBeDefined()
    expect(box()).toBeNull()
    expect(requests(APPEAL)).toEqual([
      { params: { caseId: CASE_ID }, body: { text: '광고가 아니에요.' } },
    ])
  })

  it('says so when it is too late', async () => {
    open(aCase(), { [APPEAL]: [refusal('APPEAL_LATE')] })
    write('늦었지만요.')
    send()
    expect(await screen.findByText(/지금은 할 수 없어요/)).toBeDefined()
    expect(box()).toBeNull()
    cleanup()
    open(aCase({ appealUntil: null }))
    expect(screen.getByText(/지금은 할 수 없어요/)).toBeDefined()
    expect(box()).toBeNull()
  })

  it('keeps what was written where it could not be sent', async () => {
    const offline = new ApiError({ code: 'NETWORK', message: '끊겼어요.', status: 0 })
    open(aCase(), { [APPEAL]: [offline] })
    write('광고가 아니에요.')
    send()
    await screen.findByRole('alert')
    cleanup()
    open(aCase())
    expect(box()).toHaveProperty('value', '광고가 아니에요.')
  })

  it('lets the author say their part once while it is looked at, and once of the decision', async () => {
    const hidden = {
      status: 'open' as const,
      outcome: null,
      hiddenBy: 'reports' as const,
      reason: null,
      decidedAt: null,
    }
    const appeal = { text: '그런 글이 아니에요.', at: '2099-01-02T00:00:00.000Z' }
    open(aCase(hidden), { [APPEAL]: [aCase({ ...hidden, appeal, appealUntil: null })] })
    expect(screen.getByText('살펴보는 동안 한 번 할 수 있어요.')).toBeDefined()
    write(appeal.text)
    send()
    await screen.findByText(appeal.text)
    expect(box()).toBeNull()
    cleanup()
    open(aCase({ appeal }))
    expect(screen.getByText(/보내 주신 이의 제기도 살펴봤어요/)).toBeDefined()
    expect(box()).not.toBeNull()
  })

  it('has nothing to appeal where nothing is hidden yet', () => {
    open(
      aCase({
        status: 'open',
        outcome: null,
        hiddenBy: null,
        reason: null,
        decidedAt: null,
        appealUntil: null,
      }),
    )
    expect(screen.getByText(/신고가 들어와서 살펴보고 있어요/)).toBeDefined()
    expect(box()).toBeNull()
  })
})

describe('EndedAppealPage', () => {
  it('appeals by the code of the mail, without an account', async () => {
    const requests = open('ended', { [ENDED]: [undefined] })
    write('다시 봐 주세요.')
    send()
    expect(await screen.findByText(/결과를 메일로 알려 드릴게요/)).toBeDefined()
    expect(requests(ENDED)).toEqual([{ body: { code: CODE, text: '다시 봐 주세요.' } }])
  })

  it('says of a code that is too old or unknown what it is', async () => {
    open('ended', { [ENDED]: [refusal('APPEAL_LATE')] })
    write('다시 봐 주세요.')
    send()
    expect(
      await screen.findByText('이의 제기는 결정 뒤 7일 안에 한 번 할 수 있어요.'),
    ).toBeDefined()
    cleanup()
    sessionStorage.clear()
    open('ended', { [ENDED]: [refusal('NOT_FOUND')] })
    write('다시 봐 주세요.')
    send()
    expect(await screen.findByText(/이의를 제기할 것을 찾지 못했어요/)).toBeDefined()
  })
})

it('says where appeals are reached from, at an address of no case', () => {
  const { client } = fakeApi({}, [])
  render(<AppealNotThere />, { wrapper: siteAround({ isLoggedIn: true, api: client }) })
  expect(screen.getByText('이의 제기는 알림에서 할 수 있어요.')).toBeDefined()
  expect(screen.getByRole('link', { name: '알림 보기' }).getAttribute('href')).toBe('/notification')
})

it('reads a case or a code from an address, and nothing else', () => {
  expect(readAppealAddress({ case: CASE_ID.toUpperCase(), code: CODE })).toEqual({
    caseId: CASE_ID,
  })
  expect(readAppealAddress({ code: CODE })).toEqual({ code: CODE })
  expect(readAppealAddress({ case: 'x', code: '짧음' })).toBeNull()
})

it('tells a visitor from somebody whose case it is not', async () => {
  const read = (reply: unknown) =>
    readOwnCase(fakeApi({ 'GET /v1/moderation/case/{caseId}': [reply] }, []).client, CASE_ID)
  expect(await read(aCase())).toEqual(aCase())
  expect(await read(refusal('LOGIN_REQUIRED'))).toBe('visitor')
  expect(await read(refusal('NOT_FOUND'))).toBeNull()
  await expect(read(refusal('TOO_MANY'))).rejects.toThrow(ApiError)
})
