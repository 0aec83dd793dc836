import { expect, it } from 'vitest'
import { ticketOf } from './login-address'

const TICKET = '01990000-0000-7000-8000-000000000001'

it('takes for a ticket only what can be one', () => {
  expect(ticketOf(TICKET)).toBe(TICKET)
  for (const other of [undefined, '', 'garbage', `${TICKET}0`, [TICKET, TICKET]])
    expect(ticketOf(other)).toBeNull()
})
