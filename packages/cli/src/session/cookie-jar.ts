/** Stores the cookies of one service and sends them back, as a browser does. */
interface CookieJar {
  /** A fetch that sends the stored cookies, and stores those that answers set. */
  carriedBy(fetch: typeof globalThis.fetch): typeof globalThis.fetch
}

export function cookieJar(): CookieJar {
  const kept = new Map<string, string>()
  return {
    carriedBy: fetch => async (input, init) => {
      const headers = new Headers(init?.headers)
      if (kept.size > 0)
        headers.set('Cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await fetch(input, { ...init, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
        if (value === '') kept.delete(name)
        else kept.set(name, value)
      }
      return answer
    },
  }
}
