import type { AdminTicket } from '@doran/contract'
import { PersonLine } from '../parts/person-line'
import { Panel } from '../parts/read-state'

/** Who asks. */
export function SenderPanel({ author, email }: Pick<AdminTicket, 'author' | 'email'>) {
  return (
    <Panel title="보낸 사람">
      <div className="corner-card bg-surface-1 px-5 py-4">
        {email === null ? (
          <PersonLine person={author} />
        ) : (
          <>
            <p className="font-semibold break-all">{email}</p>
            <p className="prose-ko text-sm text-text-2">비회원이에요. 답은 메일로 가요.</p>
          </>
        )}
      </div>
    </Panel>
  )
}
