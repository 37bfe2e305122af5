### What a browser shows where the page itself is not: an address that is none, a name that is not the server's. No variables.
error-no-such-page = There is nothing at this address
error-no-such-page-line = A table’s link ends in 22 letters, digits and signs. Perhaps some were lost on the way.
error-other-host = This server does not go by that name
error-other-host-line = Whoever runs it can add the name with --url, or with --lan in a home network.
error-no-page = The page is missing
error-no-page-line = The server runs, but it was installed without its page. Whoever runs it can build it with “make web”, or install a release.
error-failed = Something went wrong
error-failed-line = The fault is ours, not yours, and it has been noted. Please try again in a moment.
error-home = To the home page
