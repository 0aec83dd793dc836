import { createHash } from 'node:crypto'
import type { PaymentFailure } from '@doran/contract'
import type { Act } from './decide-payment.js'
import { DESK_STYLE } from './desk-style.js'
import { markup, type Markup } from '../../platform/markup/markup.js'
import type { TestPayment } from '../../schema/test-desk/test-payment.table.js'

/** As the sites show themselves in this browser. */
export type PageTheme = 'dark' | 'light' | 'system'

type Button = { act: Act; label: string; help: string }

const styleHash = createHash('sha256').update(DESK_STYLE.html).digest('base64')

export const DESK_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const APPROVE: Button = {
  act: 'approve',
  label: '결제 승인',
  help: '결제를 마치고 도란으로 돌아가요.',
}

const OTHERS: { heading: string; buttons: readonly Button[] }[] = [
  {
    heading: '결제가 실패할 때',
    buttons: [
      { act: 'declined', label: '카드 거절', help: '카드사가 결제를 거절해요.' },
      { act: 'limit', label: '한도 초과', help: '카드 한도가 모자라서 결제하지 못해요.' },
      { act: 'timeout', label: '시간 초과', help: '결제할 수 있는 시간이 지나요.' },
    ],
  },
  {
    heading: '결제하지 않고 나갈 때',
    buttons: [
      { act: 'close', label: '결제창 닫기', help: '결제를 취소하고 도란으로 돌아가요.' },
      {
        act: 'leave',
        label: '창을 닫은 척하기',
        help: '돌아가지 않아요. 주문은 결제를 기다리는 상태로 남아요.',
      },
    ],
  },
  {
    heading: '결제 결과가 엇갈릴 때',
    buttons: [
      {
        act: 'late',
        label: '승인하고 웹훅은 10초 늦게',
        help: '도란으로 바로 돌아가고, 결제 결과는 10초 뒤에 도착해요.',
      },
      {
        act: 'stay',
        label: '승인했지만 돌아오지 않기',
        help: '결제는 끝나고 웹훅도 바로 가지만, 이 화면에 남아요.',
      },
    ],
  },
]

const REASONS: Record<PaymentFailure, string> = {
  user_cancel: '결제를 취소했어요.',
  limit: '카드 한도를 넘어서 결제하지 못했어요.',
  timeout: '결제할 수 있는 시간이 지났어요.',
  declined: '카드사가 결제를 거절했어요.',
  other: '결제하지 못했어요.',
}

/** `backUrl` leads to where the tester came from; `hasLeft` after the tester acted as if the window was closed. */
export function deskPage(
  payment: TestPayment,
  { theme, backUrl, hasLeft }: { theme: PageTheme; backUrl: string; hasLeft: boolean },
): Markup {
  const isOpen = payment.status === 'open'
  if (isOpen && hasLeft) return page('결제하지 않았어요', theme, markup`${facts(payment)}${LEFT}`)
  if (isOpen) return page('결제하기', theme, markup`${facts(payment)}${form()}`)
  const isPaid = payment.status === 'paid'
  const text = isPaid ? '이 창을 닫아도 돼요.' : REASONS[payment.failure ?? 'other']
  return page(
    isPaid ? '결제가 끝났어요' : '결제되지 않았어요',
    theme,
    markup`${facts(payment)}<p>${text}</p>
<p><a class="button main" href="${backUrl}">돌아가기</a></p>`,
  )
}

const LEFT = markup`<p>이 창을 닫아도 돼요. 주문은 결제를 기다리는 상태로 남아 있어요.</p>
<p><a class="button" href="?">결제창으로 돌아가기</a></p>`

function facts({ title, amountKrw, refundedKrw }: TestPayment): Markup {
  const refunded =
    refundedKrw > 0 ? markup`<div><dt>환불한 금액</dt><dd>${won(refundedKrw)}</dd></div>` : markup``
  return markup`<dl>
<div><dt>상품</dt><dd>${title}</dd></div>
<div class="total"><dt>결제 금액</dt><dd>${won(amountKrw)}</dd></div>${refunded}
</dl>
`
}

function form(): Markup {
  const groups = OTHERS.map(
    ({ heading, buttons }) => markup`<section><h2>${heading}</h2>
${buttons.map((each) => button(each, 'button'))}</section>
`,
  )
  return markup`<form method="post">
${button(APPROVE, 'button main')}
${groups}</form>`
}

function button({ act, label, help }: Button, style: string): Markup {
  return markup`<p><button class="${style}" name="act" value="${act}" aria-describedby="about-${act}">${label}</button>
<span class="help" id="about-${act}">${help}</span></p>
`
}

function won(amountKrw: number): string {
  return `${amountKrw.toLocaleString('ko-KR')}원`
}

function page(title: string, theme: PageTheme, body: Markup): Markup {
  return markup`<!doctype html>
<html lang="ko" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | 도란 테스트 결제</title>
<style>${DESK_STYLE}</style>
</head>
<body><main>
<p class="banner" role="note">테스트 결제예요. 실제로 돈이 나가지 않아요.</p>
<div class="card"><h1>${title}</h1>
${body}</div>
</main></body>
</html>
`
}
