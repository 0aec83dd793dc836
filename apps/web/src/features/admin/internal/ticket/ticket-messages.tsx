import type { TicketMessage } from '@doran/contract'
import { formatMoment, privateImageUrl, WrittenText } from '@doran/site/core'
import { Panel } from '../parts/read-state'

type TicketMessagesProps = { messages: readonly TicketMessage[]; now: Date }

/** What was asked and answered. */
export function TicketMessages({ messages, now }: TicketMessagesProps) {
  return (
    <Panel title="주고받은 글">
      {messages.length === 0 && <p className="text-text-2">오래된 문의라 글을 지웠어요.</p>}
      <ol aria-label="주고받은 글" className="flex flex-col gap-5">
        {messages.map(({ id, isByStaff, text, pictures, createdAt }) => (
          <li key={id} className={isByStaff ? 'pl-6' : 'pr-6'}>
            <p className="text-sm text-text-3">
              <span className="font-semibold text-text-2">
                {isByStaff ? '운영자' : '보낸 사람'}
              </span>{' '}
              · <time dateTime={createdAt}>{formatMoment(new Date(createdAt), now)}</time>
            </p>
            <p
              className={`prose-ko mt-1 px-5 py-4 break-words whitespace-pre-line ${isByStaff ? 'corner-mine bg-surface-2' : 'corner-card bg-surface-1'}`}
            >
              <WrittenText text={text} />
            </p>
            {pictures.length > 0 && (
              <ul aria-label="사진" className="mt-2 flex flex-wrap gap-3">
                {pictures.map((key, at) => (
                  <li key={key}>
                    <a href={privateImageUrl(key)} target="_blank" rel="noopener">
                      <img
                        src={privateImageUrl(key)}
                        alt={`사진 ${at + 1}`}
                        loading="lazy"
                        className="corner-image size-32 bg-surface-2 object-cover"
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
