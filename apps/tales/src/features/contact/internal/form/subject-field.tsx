'use client'

import { ZoneLink, routes } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { TextField } from '@doran/ui'
import { contactHref } from '../../contact-address'
import { OrderField } from './order-field'
import { SessionField } from './session-field'
import type { TicketFormState } from './use-ticket-form'

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What a ticket of the chosen kind is about. */
export function SubjectField({ form }: { form: TicketFormState }) {
  const { isMember, written, write, fields } = form
  const error = fields.errorOf('subject')
  switch (written.kind) {
    case 'payment':
      if (!isMember) return <SignInForOrders />
      return <OrderField value={written.order} error={error} onPick={(order) => write({ order })} />
    case 'story':
      return (
        <SessionField
          value={written.session}
          mayRead={written.mayReadStory}
          error={error}
          // A consent is given for one story.
          onPick={(session) => write({ session, mayReadStory: false })}
          onMayRead={(mayReadStory) => write({ mayReadStory })}
        />
      )
    case 'report':
      return (
        <div className="flex flex-col gap-2">
          <p className="prose-ko text-sm text-text-2">
            내 명예나 초상권, 저작권이 침해됐다면 권리침해 신고로 알려 주세요. 확인하는 동안 그
            내용을 가릴 수 있어요.{' '}
            <ZoneLink href={routes.rights.path()} className={LINK}>
              권리침해 신고하기
            </ZoneLink>
          </p>
          <TextField
            label="글 주소 (선택)"
            hint="어느 글에 관한 것이면 그 글의 주소를 붙여 넣어 주세요."
            name="subject"
            inputMode="url"
            autoComplete="off"
            value={written.postAddress}
            error={error}
            onChange={(event) => write({ postAddress: event.currentTarget.value })}
          />
        </div>
      )
    case 'account':
    case 'creator':
    case 'idea':
    case null:
      return null
  }
}

function SignInForOrders() {
  return (
    <p className="prose-ko text-sm text-text-2">
      로그인하면 어떤 결제인지 선택할 수 있어요. 로그인하기 어렵다면 결제한 날과 금액을 적어 주세요.{' '}
      <ZoneLink href={loginPath({ next: contactHref() })} className={LINK}>
        로그인
      </ZoneLink>
    </p>
  )
}
