// @vitest-environment node
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { createProxy, type ProxyOptions } from './proxy.js'

const local: ProxyOptions['env'] = {
  publicOrigin: 'http://localhost:3000',
  imageBaseUrl: '',
  realtimeUrl: '',
  hasAbly: false,
  usage: { consent: 'notice' },
}

function answer(env: ProxyOptions['env'] = local, headers: Record<string, string> = {}) {
  return createProxy({ env })(new NextRequest('http://localhost:3001/', { headers })).headers
}

function directive(policy: string | null, name: string): string {
  return policy?.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
}

const policyOf = (headers: Headers) => headers.get('content-security-policy')

describe('createProxy', () => {
  it('gives every request a nonce of its own', () => {
    const nonces = Array.from({ length: 20 }, () => directive(policyOf(answer()), 'script-src'))
    expect(new Set(nonces).size).toBe(20)
    expect(nonces[0]).toMatch(/^script-src 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/)
  })

  it('hands the page the same nonce and policy, whatever the client claimed', () => {
    const headers = answer(local, {
      'x-nonce': 'mine',
      'content-security-policy': "script-src 'nonce-mine'",
    })
    const nonce = headers.get('x-middleware-request-x-nonce')
    expect(nonce).not.toBe('mine')
    expect(directive(policyOf(headers), 'script-src')).toContain(`'nonce-${nonce}'`)
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(headers))
  })

  it('forbids what pages do not need', () => {
    const policy = policyOf(answer())
    expect(directive(policy, 'default-src')).toBe("default-src 'self'")
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(directive(policy, 'form-action')).toBe("form-action 'self'")
    expect(directive(policy, 'font-src')).toBe("font-src 'self'")
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/)
    expect(directive(policy, 'style-src')).not.toMatch(/unsafe/)
  })

  it('lets in the image host and the realtime address, and nothing of their paths', () => {
    const policy = policyOf(
      answer({
        ...local,
        publicOrigin: 'https://doran.example',
        imageBaseUrl: 'https://img.doran.example/uploads/',
        realtimeUrl: 'wss://rt.doran.example/socket',
      }),
    )
    expect(directive(policy, 'img-src')).toBe(
      "img-src 'self' data: blob: https://img.doran.example",
    )
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' wss://doran.example wss://rt.doran.example https://rt.doran.example",
    )
  })

  it('lets pages reach Ably’s addresses where it is the realtime service', () => {
    const policy = policyOf(answer({ ...local, hasAbly: true }))
    expect(directive(policy, 'connect-src')).toContain(' wss://*.ably.net ')
    expect(directive(policyOf(answer(local)), 'connect-src')).not.toContain('ably')
  })

  it('lets pages reach the analytics that are configured, at its address alone', () => {
    const analytics = { apiKey: 'key', endpoint: 'https://collect.example/2/httpapi' }
    const policy = policyOf(answer({ ...local, usage: { consent: 'notice', analytics } }))
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' ws://localhost:3000 https://collect.example",
    )
    expect(directive(policy, 'script-src')).not.toContain('collect.example')
  })

  it('leaves the image directive alone where images lie on the site itself', () => {
    const policy = policyOf(answer({ ...local, imageBaseUrl: '/images/' }))
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:")
  })

  it('keeps pages out of every cache', () => {
    const headers = answer()
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })
})
