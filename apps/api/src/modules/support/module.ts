import { sql } from 'drizzle-orm'
import { defineModule } from '../../platform/module/module.js'
import { eraseTickets, ofPerson } from './erase-tickets.js'
import { forgetOldTickets } from './forget-tickets.js'
import { maySeePicture } from './may-see-picture.js'
import { supportHandlers } from './support.routes.js'
import { findTicketOfMember, moveTickets, type TicketRow } from './ticket-repository.js'
import { ticket, ticketMessage } from '../../schema/support/ticket.table.js'

declare module '../../platform/context/owned-rows.js' {
  interface OwnedRows {
    ticket: TicketRow
  }
}

export const support = defineModule({
  name: 'support',
  order: 200,
  handlers: supportHandlers,
  owned: {
    ticket: {
      param: 'ticketId',
      find: async ({ db, actor }, id) =>
        actor.kind === 'member' ? findTicketOfMember(db, actor.profileId, id) : null,
    },
  },
  images: { ticket: maySeePicture },
  tables: [
    {
      table: ticket,
      rowsOf: ofPerson,
      onErase: eraseTickets,
      onMerge: { move: ({ db }, merge) => moveTickets(db, merge) },
      exported: {
        heading: '문의',
        columns: [
          'id',
          'number',
          'kind',
          'status',
          'email',
          'subject_type',
          'subject_id',
          'may_read_story',
          'created_at',
          'changed_at',
        ],
      },
    },
    {
      table: ticketMessage,
      rowsOf: (person) => sql`ticket_id in (select id from ticket where ${ofPerson(person)})`,
      exported: {
        heading: '문의에서 주고받은 글',
        within: { table: 'ticket', by: 'ticket_id' },
        columns: ['id', 'is_by_staff', 'text', 'pictures', 'created_at'],
      },
    },
  ],
  jobs: [{ name: 'forget old tickets', everyMs: 21_600_000, run: forgetOldTickets }],
})
