import { expect, it } from 'vitest'
import { codeTicketOf } from './login-address'

const CODE_TICKET = '01990000-0000-7000-8000-000000000001'

it('takes for a ticket only what can be one', () => {
  expect(codeTicketOf(CODE_TICKET)).toBe(CODE_TICKET)
  for (const other of [undefined, '', 'garbage', `${CODE_TICKET}0`, [CODE_TICKET, CODE_TICKET]])
    expect(codeTicketOf(other)).toBeNull()
})
