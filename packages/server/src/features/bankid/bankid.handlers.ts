import type { HandlersOf } from '../../http/handler.ts'

/** No provider is set up: nobody can begin an order, so there is none to follow. */
export const bankIdHandlers: HandlersOf<'bankid'> = {
  async start({ fail }) {
    throw fail('BANKID_OFF')
  },

  async collect({ fail }) {
    throw fail('NOT_FOUND')
  },

  async cancel({ fail }) {
    throw fail('NOT_FOUND')
  },
}
