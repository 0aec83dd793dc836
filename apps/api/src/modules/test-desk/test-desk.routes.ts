import { LENGTHS } from '@doran/contract/limits'
import { COOKIES } from '@doran/contract/names'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { systemContext } from '../../platform/context/context.js'
import type { Deps } from '../../platform/context/deps.js'
import { AppError } from '../../platform/errors/app-error.js'
import { checkOrigin } from '../../platform/http/check-origin.js'
import { readCookie } from '../../platform/cookies/cookies.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import { ACTS, decideTestPayment } from './decide-payment.js'
import { DESK_POLICY, deskPage, type PageTheme } from './desk-page.js'
import { getPayment } from './get-payment.js'
import { returnAddress } from './return-address.js'

const PATH = '/v1/test-desk/:key'
const Form = z.object({ act: z.enum(ACTS) })

type Shown = { payment: Parameters<typeof deskPage>[0]; hasLeft: boolean }

/** The page where a tester decides; there where no provider takes real payments, and only on a local install. */
export function mountTestDesk(app: Hono<HttpEnv>, deps: Deps): void {
  if (deps.payments?.name !== 'test') return
  const { PUBLIC_ORIGIN: publicOrigin } = deps.env
  const ctx = systemContext(deps)

  app.get(PATH, async (context) => {
    const payment = await getPayment(ctx, { key: context.req.param('key') })
    return answerPage(context, { payment, hasLeft: false })
  })

  app.post(PATH, formLimit, async (context) => {
    checkOrigin(context.req.raw.headers, { publicOrigin, isLocal: true })
    const form = Form.safeParse(await context.req.parseBody().catch(() => null))
    if (!form.success) throw new AppError('INVALID_INPUT')
    const { act } = form.data
    const payment = await decideTestPayment(ctx, { key: context.req.param('key'), act })
    if (act === 'leave' || act === 'stay') {
      return answerPage(context, { payment, hasLeft: act === 'leave' })
    }
    const headers = { location: returnAddress(payment), 'cache-control': 'no-store' }
    return new Response(null, { status: 303, headers })
  })
}

const formLimit = bodyLimit({
  maxSize: LENGTHS.jsonBody,
  onError() {
    throw new AppError('BODY_TOO_LARGE')
  },
})

function answerPage(context: Context<HttpEnv>, { payment, hasLeft }: Shown): Response {
  const backUrl = returnAddress(payment)
  return new Response(deskPage(payment, { theme: themeOf(context), backUrl, hasLeft }).html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': DESK_POLICY,
      'cache-control': 'no-store',
      // Without any referrer a browser posts the form with the origin `null`.
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function themeOf(context: Context<HttpEnv>): PageTheme {
  const chosen = readCookie(context.req.header('cookie') ?? null, COOKIES.theme)
  return chosen === 'light' || chosen === 'system' ? chosen : 'dark'
}
