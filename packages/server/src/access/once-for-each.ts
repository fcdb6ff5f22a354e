/** Makes a pure function of an object work once for each object, and remember the answer as long as the object is kept. */
export function onceForEach<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, { readonly answer: T }>()
  return key => {
    const known = made.get(key) ?? { answer: make(key) }
    made.set(key, known)
    return known.answer
  }
}
