import type { Ticket, TicketMessage } from '@doran/contract'
import { WrittenText, ZoneLink, formatMoment, privateImageUrl, routes } from '@doran/site/core'
import { Badge } from '@doran/ui'
import { kindName, statusLook } from '../ticket-words'

type ConversationProps = {
  ticket: Ticket
  now: Date
  /** Its pictures come with the cookies of who looks, so only a member sees them. */
  hasPictures: boolean
}

/** What was asked and answered, and how it stands. */
export function Conversation({ ticket, now, hasPictures }: ConversationProps) {
  const { number, kind, status, subject, mayReadStory, messages } = ticket
  const { word, tone } = statusLook(status)
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-text-2">
        <span>문의 {number}</span>
        <Badge>{kindName(kind)}</Badge>
        <Badge tone={tone}>{word}</Badge>
      </p>
      {subject && (
        <p className="prose-ko mt-3 text-sm text-text-2">
          무엇에 관한 것:{' '}
          <ZoneLink
            href={subjectPath(subject)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {subject.title}
          </ZoneLink>
          {subject.type === 'session' &&
            (mayReadStory
              ? ' 운영자가 이 이야기를 읽을 수 있어요.'
              : ' 운영자는 이 이야기를 읽을 수 없어요.')}
        </p>
      )}
      {messages.length === 0 && (
        <p className="prose-ko mt-6 text-text-2">오래된 문의라 주고받은 글을 지웠어요.</p>
      )}
      <ol aria-label="주고받은 글" className="mt-6 flex flex-col gap-5">
        {messages.map((message) => (
          <Message key={message.id} message={message} now={now} hasPictures={hasPictures} />
        ))}
      </ol>
    </>
  )
}

type MessageProps = { message: TicketMessage; now: Date; hasPictures: boolean }

function Message({ message, now, hasPictures }: MessageProps) {
  const { isByStaff, text, pictures, createdAt } = message
  return (
    <li className={isByStaff ? 'pr-6' : 'pl-6'}>
      <p className="text-sm text-text-3">
        <span className="font-semibold text-text-2">{isByStaff ? '도란' : '나'}</span> ·{' '}
        <time dateTime={createdAt}>{formatMoment(new Date(createdAt), now)}</time>
      </p>
      <p
        className={`prose-ko mt-1 px-5 py-4 break-words whitespace-pre-line ${isByStaff ? 'corner-card bg-surface-2' : 'corner-mine bg-surface-1'}`}
      >
        <WrittenText text={text} />
      </p>
      {hasPictures && pictures.length > 0 && (
        <ul aria-label="사진" className="mt-2 flex flex-wrap gap-2">
          {pictures.map((key, at) => (
            <li key={key}>
              <a href={privateImageUrl(key)} target="_blank" rel="noopener">
                <img
                  src={privateImageUrl(key)}
                  alt={`사진 ${at + 1}`}
                  loading="lazy"
                  className="corner-image size-24 bg-surface-2 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function subjectPath({ type, id }: NonNullable<Ticket['subject']>): string {
  switch (type) {
    case 'order':
      return `${routes.paySuccess.path()}?${new URLSearchParams({ orderId: id })}`
    case 'session':
      return routes.play.path({ id })
    case 'post':
      return routes.post.path({ postId: id })
  }
}
