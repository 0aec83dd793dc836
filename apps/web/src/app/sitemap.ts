import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { readSitemap } from '../areas/web-areas'
import { env } from '../env'
import { findBuildTime } from '../features/sitemap/find-build-time'
import { keepAnswer } from '../features/sitemap/keep-answer'
import { ownApi } from '../features/sitemap/own-api'
import { sitemapEntries } from '../features/sitemap/sitemap-entries'

const readThings = keepAnswer(() => readSitemap(ownApi(env)))

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const [things, builtAt] = await Promise.all([readThings(), findBuildTime()])
  return sitemapEntries({ origin: env.publicOrigin, things, builtAt })
}
