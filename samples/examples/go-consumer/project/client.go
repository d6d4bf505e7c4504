// Package catalog is the website's client for the Product API.
package catalog

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
)

// ErrNotFound means that the product doesn't exist.
var ErrNotFound = errors.New("product not found")

// Product contains only the fields that the website shows.
type Product struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Type string `json:"type"`
}

// Client calls the Product API at a base URL.
type Client struct {
	BaseURL string
	Token   string
}

// Product returns one product, or ErrNotFound.
func (c Client) Product(ctx context.Context, id string) (Product, error) {
	address := c.BaseURL + "/product/" + url.PathEscape(id)
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return Product{}, err
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Authorization", "Bearer "+c.Token)

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return Product{}, err
	}
	defer response.Body.Close()

	switch response.StatusCode {
	case http.StatusOK:
		var product Product
		err := json.NewDecoder(response.Body).Decode(&product)
		return product, err
	case http.StatusNotFound:
		return Product{}, ErrNotFound
	default:
		return Product{}, fmt.Errorf("product %s: %s", id, response.Status)
	}
}
