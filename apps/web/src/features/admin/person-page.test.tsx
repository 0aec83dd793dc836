import { aMe } from '@doran/site/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aLine, aWallet } from '../../testing/a-wallet'
import {
  aCase,
  aPerson,
  openAdmin,
  PERSON_ID,
  press,
  refusal,
  write,
} from './internal/testing/an-operator.fake'
import { PersonPage } from './person-page'

const ME = 'GET /v1/user/me'
const PERSON = 'GET /v1/admin/person/{profileId}'
const ROLE = 'PUT /v1/admin/person/{profileId}/role'
const PROOF = 'POST /v1/auth/proof'
const GIVE = 'POST /v1/admin/person/{profileId}/sanction'
const LIFT = 'POST /v1/admin/sanction/{sanctionId}/lift'
const WALLET = 'GET /v1/admin/wallet/{profileId}'
const ADJUST = 'POST /v1/admin/wallet/adjust'
const params = { profileId: PERSON_ID }

const pause = {
  id: 'sanction-1',
  kind: 'pause' as const,
  reason: '광고를 되풀이했어요.',
  caseId: null,
  startsAt: '2099-01-01T00:00:00.000Z',
  endsAt: '2099-01-08T00:00:00.000Z',
  liftedAt: null,
}
const found = { person: aPerson(), sanctions: [], cases: [aCase()] }
const wallet = { wallet: aWallet(), ledger: { items: [aLine()], nextCursor: null } }

async function open(replies: Record<string, unknown[]>, isAdmin = true) {
  const opened = openAdmin(<PersonPage profileId={PERSON_ID} isAdmin={isAdmin} />, {
    [ME]: [aMe({ roles: ['admin'] })],
    [WALLET]: [wallet, wallet],
    ...replies,
  })
  await screen.findByRole('heading', { name: '달빛' })
  return opened
}

const inDialog = async (name: RegExp | string, role = 'dialog') =>
  within(await screen.findByRole(role, { name }))

afterEach(cleanup)

describe('PersonPage', () => {
  it('shows a moderator cases and sanctions, and neither roles nor money', async () => {
    const { inputsOf } = await open({ [PERSON]: [{ ...found, sanctions: [pause] }] }, false)
    expect(screen.getByText('7일 동안 쓰기 쉼')).toBeDefined()
    expect(screen.getByText('밤마다 같은 광고를 올려요')).toBeDefined()
    expect(screen.queryByRole('heading', { name: '지갑' })).toBeNull()
    expect(screen.queryByText('권한')).toBeNull()
    expect(inputsOf(WALLET)).toEqual([])
  })

  it('says that there is nobody', async () => {
    openAdmin(<PersonPage profileId={PERSON_ID} isAdmin={false} />, {
      [ME]: [aMe()],
      [PERSON]: [refusal('NOT_FOUND')],
    })
    expect(await screen.findByText('그런 사람이 없어요.')).toBeDefined()
  })

  it('grants a role once the administrator proved who they are', async () => {
    const granted = aPerson({ roles: ['moderator'] })
    const { inputsOf } = await open({
      [PERSON]: [found, { ...found, person: granted }],
      [ROLE]: [refusal('PROOF_NEEDED'), granted],
      [PROOF]: [undefined],
    })
    fireEvent.click(await screen.findByRole('button', { name: '운영자 주기' }))
    const asked = await inDialog(/운영자 권한을 줄까요/, 'alertdialog')
    fireEvent.click(asked.getByRole('button', { name: '주기' }))
    fireEvent.change(await screen.findByLabelText('비밀번호'), { target: { value: 'password-10' } })
    press('확인')
    expect(await screen.findByRole('button', { name: '운영자 빼기' })).toBeDefined()
    const call = { params, body: { role: 'moderator', isGranted: true } }
    expect(inputsOf(ROLE)).toEqual([call, call])
  })

  it('says why the last administrator stays', async () => {
    await open({
      [PERSON]: [{ ...found, person: aPerson({ roles: ['admin'] }) }],
      [ROLE]: [refusal('LAST_ADMIN')],
    })
    fireEvent.click(await screen.findByRole('button', { name: '관리자 빼기' }))
    const asked = await inDialog(/관리자 권한을 뺄까요/, 'alertdialog')
    fireEvent.click(asked.getByRole('button', { name: '빼기' }))
    expect(await screen.findByText(/관리자가 한 명뿐이에요/)).toBeDefined()
  })

  it('pauses somebody with a reason, and lifts what is in force', async () => {
    const { inputsOf } = await open({
      [PERSON]: [found, { ...found, sanctions: [pause] }, found],
      [GIVE]: [pause],
      [LIFT]: [undefined],
    })
    press('제재하기')
    const giving = await inDialog('제재하기')
    fireEvent.click(giving.getByRole('radio', { name: '7일 동안 쓰기 쉼' }))
    fireEvent.change(giving.getByLabelText('이유'), { target: { value: ' 광고를 되풀이했어요. ' } })
    fireEvent.click(giving.getByRole('button', { name: '제재하기' }))
    fireEvent.click(await screen.findByRole('button', { name: '풀기' }))
    const lifting = await inDialog('제재 풀기')
    fireEvent.click(lifting.getByRole('button', { name: '풀기' }))
    await screen.findByText('제재를 풀고 알렸어요.')
    expect(inputsOf(GIVE)).toEqual([
      { params, body: { sanction: { kind: 'pause', days: 7 }, reason: '광고를 되풀이했어요.' } },
    ])
    expect(inputsOf(LIFT)).toEqual([
      { params: { sanctionId: 'sanction-1' }, body: { reason: expect.stringMatching(/./) } },
    ])
  })

  it('changes a wallet once, under one key however often it is tried', async () => {
    const { inputsOf } = await open({
      [PERSON]: [found],
      [ADJUST]: [refusal('UNKNOWN'), aLine()],
    })
    await screen.findByText('코인 충전')
    fireEvent.click(screen.getByRole('radio', { name: '빼기' }))
    write('개수', '1,200')
    press('빼기')
    await screen.findByText('이유를 2~200자로 입력해 주세요.')
    write('이유', '두 번 들어간 젬이에요.')
    for (const _try of ['first', 'second']) {
      press('빼기')
      const asked = await inDialog('젬 1,200개를 뺄까요?', 'alertdialog')
      fireEvent.click(asked.getByRole('button', { name: '빼기' }))
      await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    }
    await screen.findByText('지갑을 바꿨어요.')
    const [first, second] = inputsOf(ADJUST)
    const body = {
      profileId: PERSON_ID,
      currency: 'gem',
      delta: -1_200,
      reason: '두 번 들어간 젬이에요.',
    }
    expect(first).toEqual({ body, idempotencyKey: expect.stringMatching(/./) })
    expect(second).toEqual(first)
  })
})
