import type { Context } from '../../platform/context/context.js'
import { endUpheld, queueMail } from '../mail/index.js'
import { findSanctionInForce } from '../permission/index.js'
import type { CaseRow } from '../../schema/moderation/moderation-case.table.js'
import { findPerson } from './person-repository.js'

/** By mail, since somebody whose account is ended reads no notices. */
export async function tellOfKeptEnd(
  ctx: Context<'mailNotifier'>,
  { authorProfileId, reason }: CaseRow,
): Promise<void> {
  if (authorProfileId === null) return
  const inForce = await findSanctionInForce(ctx, authorProfileId)
  const person = await findPerson(ctx.db, authorProfileId)
  if (!person || inForce?.kind !== 'end') return
  await queueMail(ctx, { to: person.email, ...endUpheld({ reason }) })
}
