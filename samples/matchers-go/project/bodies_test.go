package matchers

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/pact-foundation/pact-go/v2/consumer"
	"github.com/pact-foundation/pact-go/v2/log"
)

func TestBodies(t *testing.T) {
	if err := log.SetLogLevel("ERROR"); err != nil {
		t.Fatal(err)
	}
	pact, err := consumer.NewV4Pact(consumer.MockHTTPProviderConfig{Consumer: "matchers-go", Provider: "lab"})
	if err != nil {
		t.Fatal(err)
	}
	for name, body := range bodies {
		err := pact.AddInteraction().
			UponReceiving(name).
			WithRequest(http.MethodGet, "/"+name).
			WillRespondWith(http.StatusOK, func(b *consumer.V4ResponseBuilder) { b.JSONBody(body) }).
			ExecuteTest(t, func(server consumer.MockServerConfig) error {
				defer time.Sleep(200 * time.Millisecond)
				response, err := http.Get(fmt.Sprintf("http://%s:%d/%s", server.Host, server.Port, name))
				if err != nil {
					return err
				}
				return response.Body.Close()
			})
		if err != nil {
			t.Error(err)
		}
	}
}
