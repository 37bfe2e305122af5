/** A field that comes filled in is selected whole when somebody enters it: typing replaces what stands there. */
export function selectWhole({ currentTarget: field }: { currentTarget: HTMLInputElement }): void {
  field.select();
  // The click that brought the focus puts the caret somewhere after this; one that comes later means to.
  const { value } = field;
  const entered = performance.now();
  field.addEventListener("click", () => {
    if (field.value === value && performance.now() - entered < 1000) field.select();
  }, { once: true });
}
