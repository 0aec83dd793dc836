import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '../env'
import { findBuildTime } from '../features/sitemap/find-build-time'
import { keepAnswer } from '../features/sitemap/keep-answer'
import { listAllThemes } from '../features/sitemap/list-all-themes'
import { ownApi } from '../features/sitemap/own-api'
import { sitemapEntries } from '../features/sitemap/sitemap-entries'

const readThemes = keepAnswer(() => listAllThemes(ownApi(env)))

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const [themes, builtAt] = await Promise.all([readThemes(), findBuildTime()])
  return sitemapEntries({ origin: env.publicOrigin, themes, builtAt })
}
