package com.example.todo;

import jakarta.xml.bind.annotation.XmlRootElement;

@XmlRootElement(namespace = ProjectEndpoint.NAMESPACE)
public class GetProject {
  public int id;
}
