import { COOKIES } from '@doran/contract/names'
import type { Context, Hono } from 'hono'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../platform/context/deps.js'
import { normaliseAddress } from '../../platform/http/client-address.js'
import { readCookie } from '../../platform/cookies/cookies.js'
import type { HttpEnv } from '../../platform/http/http-env.js'
import {
  findStoredMail,
  listStoredMails,
  outboxFolder,
  type StoredMail,
} from '../../platform/mail/outbox-folder.js'
import {
  storedMailPage,
  MAIL_POLICY,
  outboxPage,
  PAGE_POLICY,
  type PageTheme,
} from './outbox-page.js'

const SHOWN = 100
const LOOPBACK_V6 = normaliseAddress('::1')
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The mails of a local install, readable on its own machine only. The host is checked too: a foreign name that
 * resolves to this machine would let a foreign page read these mails.
 */
export function mountOutbox(app: Hono<HttpEnv>, deps: Deps): void {
  const { APP_ENV, SMTP_URL, DATA_DIR, PUBLIC_ORIGIN } = deps.env
  // An install with a name of its own may be behind a proxy, from which every request comes from this machine.
  const isLocalOrigin = LOOPBACK_HOSTS.has(new URL(PUBLIC_ORIGIN).hostname)
  if (APP_ENV !== 'local' || SMTP_URL || !isLocalOrigin) return
  const folder = outboxFolder(DATA_DIR)

  const admit = (context: Context<HttpEnv>): void => {
    const isKnownHost = LOOPBACK_HOSTS.has(new URL(context.req.url).hostname)
    if (!isLoopback(context.get('address')) || !isKnownHost) throw new AppError('NOT_FOUND')
  }
  const find = async (context: Context<HttpEnv>): Promise<StoredMail> => {
    admit(context)
    const mail = await findStoredMail(folder, context.req.param('id') ?? '')
    if (!mail) throw new AppError('NOT_FOUND')
    return mail
  }

  app.get('/v1/local/outbox', async (context) => {
    admit(context)
    return answerPage(
      outboxPage(await listStoredMails(folder, SHOWN), themeOf(context)).html,
      PAGE_POLICY,
    )
  })
  app.get('/v1/local/outbox/:id', async (context) =>
    answerPage(storedMailPage(await find(context), themeOf(context)).html, PAGE_POLICY),
  )
  app.get('/v1/local/outbox/:id/html', async (context) =>
    answerPage((await find(context)).html, MAIL_POLICY),
  )
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === LOOPBACK_V6
}

function answerPage(markup: string, policy: string): Response {
  return new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function themeOf(context: Context<HttpEnv>): PageTheme {
  const chosen = readCookie(context.req.header('cookie') ?? null, COOKIES.theme)
  return chosen === 'light' || chosen === 'system' ? chosen : 'dark'
}
